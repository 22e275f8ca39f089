"""Builders of assets and measurements, for a checkout; the only place that needs Pillow."""
