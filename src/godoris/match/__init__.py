"""A sitting: games with purses, dealer and carry that go on, preferences, statistics and saves."""
