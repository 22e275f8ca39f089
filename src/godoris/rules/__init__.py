"""Rule sets as data, their loader and checks."""
