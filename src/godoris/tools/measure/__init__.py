"""What the program takes of a machine, beside its limits: `make measure`."""
