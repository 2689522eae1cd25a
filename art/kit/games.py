"""The stage of the small pictures of games: colored paper, studio light, and a view of one child or two."""
from kit.camera import camera
from kit.sets import studio_day, sweep


def stage(paper, floor, middle=.56, lens=76):
    """Lay the paper and light it; middle is the height in the center of the picture, lens its closeness."""
    sweep(paper, floor=floor)
    studio_day(1.0, (0, 0, .6))
    camera((0, -4.2, 1.0), (0, 0, middle), lens, .02, (0, -.1, middle))
