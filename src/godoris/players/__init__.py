"""Who decides for a seat: the Player protocol and the Coms."""
