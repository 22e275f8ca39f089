from godoris import resources
from godoris.palm import device
from godoris.tools import pages


def test_a_page_shows_the_whole_case_with_a_screen_in_it() -> None:
    profile = device.load("palm5")
    picture = pages.handheld("start", "ko", "palm5")
    assert picture.size == (profile.size[0] * pages.SCALE, profile.size[1] * pages.SCALE)
    x, y, wide, high = (side * pages.SCALE for side in profile.screen)
    colours = picture.crop((x, y, x + wide, y + high)).getcolors(65536)
    assert colours
    assert len(colours) > 4


def test_every_page_is_in_the_readme() -> None:
    readme = (resources.root() / "README.md").read_text(encoding="utf-8")
    for name in pages.PAGES:
        assert f"docs/pictures/{name}.png" in readme
