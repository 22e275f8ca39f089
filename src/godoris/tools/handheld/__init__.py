"""The handheld's drawings: cases, silkscreen, title picture, application icon, icons and emblems."""
