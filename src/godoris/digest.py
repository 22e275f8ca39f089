"""blake2b by itself. `hashlib` gives the same and loads OpenSSL with it, which takes 3 ms of every start."""

try:
    from _blake2 import blake2b
except ImportError:  # a Python built another way
    from hashlib import blake2b

__all__ = ["blake2b"]
