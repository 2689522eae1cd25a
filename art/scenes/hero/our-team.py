"""The clinic's twelve therapists stand in two rows in the snow, and six of them wave."""
from kit.camera import camera
from kit.cast import changed, team
from kit.equipment import ball, tile, upright
from kit.figure.person import person
from kit.land import snow
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.sets import winter
from kit.shapes import blob, slab

ROWS = (("finn", "dmitri", "ben", "isaac", "kai", "grace"), ("elena", "joanna", "anika", "lucia", "hana", "clara"))


def wave(side, high=1.55):
    s = 1 if side == "left" else -1
    return {side: Reach((s * .36, -.16, high), own=True, fingers=(s * .2, 0, 1), palm=(0, -1, 0), shape="open", bend=(s, .1, -1))}


def compose():
    winter("dawn", flat=4.2, seed=6, trees=12, clear=3.0, azimuth=-25)
    people = {name: changed(look, {"shoes": "boots", "shoes_color": "#6B4A3A"}) for name, look in team().items()}
    poses = {"finn": Pose(**wave("right")), "dmitri": Pose(right=Reach((-.12, -.30, 1.06), own=True, fingers=(.6, -1, 0), palm=(0, 0, 1), shape="cup"), tilt=4), "ben": Pose(tilt=-5), "isaac": Pose(tilt=5), "kai": Pose(tilt=5, **wave("right", 1.62)), "grace": Pose(**wave("left"))}
    for k, name in enumerate(ROWS[0]):
        person(people[name], (-2.45 + .82 * k, .80, .52), -2 * (k - 2.5), poses[name], ("cheer", "smile", "kind", "grin", "joy", "joy")[k])
    blob((-1.66, .44, 1.69), .085, clay("#F6B53C", .5))
    slab((0, 1.1, .2), (6.6, 1.3, .62), snow(), .29)
    front = {"elena": Pose(tilt=5, **wave("right", 1.5)), "joanna": Pose(tilt=-4), "anika": Pose(tilt=-4), "lucia": Pose(tilt=4, **wave("right", 1.5)), "hana": Pose(left=Reach((.24, -.30, 1.12), own=True, fingers=(-.4, -.2, 1), palm=(-.9, -.2, 0), shape="hold")), "clara": Pose(**wave("left", 1.5))}
    for k, name in enumerate(ROWS[1]):
        pose = Pose(tilt=front[name].tilt, left=front[name].left, right=front[name].right)
        person(people[name], (-2.05 + .82 * k, -.30, 0), -3 * (k - 2.5), pose, ("grin", "proud", "joy", "cheer", "smile", "grin")[k])
    tile("a", upright((-2.05 + .82 * 4 + .22, -.64, 1.22), 0, 0, -6), .17, ink="#B4246F")
    ball((2.62, -.45, 0), .36, "#EE6C4D")
    ball((-2.72, -.40, 0), .26, "#F6B53C")
    camera((0, -7.6, 1.7), (0, 0, 1.22), 48, .03, (0, 0, 1))
