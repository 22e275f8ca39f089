"""Small objects that never change: what a frozen dataclass gives, without what making one costs.

A frozen dataclass writes and compiles its methods when the class is made, half a millisecond each; the forty
kinds of events alone would take a fifth of the start. These share one set of methods.
"""

from typing import Any, ClassVar, Self, TypeVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Frozen:
    """Base of classes whose annotated names are their fields, in order; a value in the class is a default.

    Equal when class and fields are equal. Assigning raises AttributeError, wrong arguments TypeError.
    `check` may be overridden to refuse values.
    """

    fields: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        own = cls.__annotations__  # the class's own, without those of its bases; not in vars() from 3.14 on
        cls.fields = (*cls.fields, *(name for name, kind in own.items() if "ClassVar" not in str(kind)))
        type.__setattr__(cls, "__match_args__", cls.fields)  # `case PenDown(x, y)` takes them in order

    def __init__(self, *args: Any, **named: Any) -> None:
        fields = self.fields
        values = dict(zip(fields, args, strict=False))
        if len(args) > len(fields) or named.keys() & values.keys() or named.keys() - set(fields):
            raise TypeError(f"{type(self).__name__} takes {', '.join(fields)}, got {args} and {named}")
        values |= named
        for name in fields:
            if name not in values:
                if not hasattr(type(self), name):
                    raise TypeError(f"{type(self).__name__} needs {name}")
                values[name] = getattr(type(self), name)
        self.__dict__.update(values)
        self.check()

    def check(self) -> None:
        """Called with all fields set; raise to refuse them."""

    def replace(self, **values: Any) -> Self:
        """The same with other values in some fields."""
        return type(self)(**{**self.__dict__, **values})

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} never changes")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} never changes")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *(self.__dict__[name] for name in self.fields)))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={self.__dict__[name]!r}" for name in self.fields)
        return f"{type(self).__name__}({fields})"


F = TypeVar("F", bound=Frozen)


def replace(thing: F, /, **values: Any) -> F:
    """A thing with other values in some fields, as ``dataclasses.replace`` would write it."""
    return thing.replace(**values)
