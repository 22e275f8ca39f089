"""Every name that a line of the chat line may have."""

EVENTS = (
    "bonus", "take_pee", "heundeum", "chock", "ddadak", "sseul", "pansseul", "poktan", "bbuk", "first_bbuk",
    "first_chock", "first_ddadak", "first_sseul", "first_pansseul", "first_poktan", "second_bbuk",
    "third_bbuk", "three_bbuk", "go", "stop", "nagari", "chongtong", "godori", "hongdan", "chungdan",
    "chodan", "kwang", "inoshikacho", "redeal",
)  # fmt: skip
