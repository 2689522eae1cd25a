"""A parent and a child stand hand in hand in a schoolyard, and the child looks toward the school door."""
from kit.buildings import window
from kit.camera import camera
from kit.cast import children, grown_ups
from kit.equipment import text
from kit.figure.person import person
from kit.materials import clay, gloss
from kit.plants import birch
from kit.poses import Pose, Reach
from kit.sets import autumn
from kit.shapes import blob, slab


def school(x, y):
    slab((x, y, 1.2), (4.6, 1.6, 2.4), clay("#C9564A", .8), .05)
    slab((x, y - .1, 2.48), (5.0, 2.0, .20), clay("#F3EDE0", .7), .05)
    slab((x, y - .85, 1.05), (1.0, .14, 1.9), clay("#F3EDE0", .7), .04)
    slab((x, y - .92, .88), (.74, .08, 1.55), clay("#2F8F96", .55), .03)
    blob((x + .26, y - .98, .85), .04, gloss("#F6B53C", .25))
    slab((x, y - 1.15, .06), (1.6, .7, .12), clay("#D9D2C6", .8), .04)
    for dx in (-1.5, 1.5):
        window((x + dx, y - .82, 1.25), .85, .8, light="#FFDF9A", strength=.9, snow=False)
    text("SCHOOL", (x, y - .90, 2.18), .27, clay("#FBF7EE", .6), depth=.02)


def compose():
    autumn("day", seed=23, trees=8, clear=4.2, azimuth=-30)
    school(1.15, 4.6)
    birch((-2.3, 3.2, 0), 3.0, 5, "#E7B13C")
    birch((-3.1, 4.8, 0), 3.4, 9, "#E08A3A")
    hold = (-.86, -.03, .60)
    person(grown_ups()["mum"], (-1.16, .0, 0), 74, Pose(lean=6, tilt=3, nod=8, look=(-.3, -1.4, .62), left=Reach(hold, fingers=(.4, .1, -1), palm=(.2, -1, 0), shape="hold"), left_foot=Reach((.09, -.12, 0), own=True)), "kind")
    child = children()["emil"]
    person(child, (-.62, -.06, 0), 84, Pose(look=(1.1, -.9, 1.0), tilt=-4, right=Reach(hold, fingers=(-.5, 0, .8), palm=(-.2, 1, 0), shape="hold"), left=Reach((-.40, -.20, .60), fingers=(-.3, .6, .9), palm=(-.6, .8, 0), shape="grip")), "worry")
    slab((-.77, -.04, .60), (.11, .24, .27), clay("#F6B53C", .7), .045, -6)
    slab((-.84, -.03, .54), (.05, .18, .13), clay("#EE8A4D", .7), .02, -6)
    camera((-.1, -4.9, 1.2), (.2, 0, .92), 45, .02, (-.7, 0, .8))
