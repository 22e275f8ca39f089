"""A sitting: stakes, purses, dealer, carry, statistics, preferences, and their store."""
