"""The desktop: window, scaling, mouse, touch and keys, audio out."""
