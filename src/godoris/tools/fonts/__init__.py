"""The faces: reading the text grids, making the glyphs, packing and checking them."""
