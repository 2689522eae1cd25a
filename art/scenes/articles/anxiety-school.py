"""A parent and a child stand at the edge of a schoolyard and look at the door together."""
from kit.buildings import window
from kit.camera import camera
from kit.cast import children, grown_ups
from kit.equipment import text
from kit.figure.person import person
from kit.materials import clay, gloss
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
    school(1.05, 4.2)
    hold = (-.95, .04, .56)
    person(grown_ups()["mum"], (-1.28, .0, 0), 128, Pose(lean=6, tilt=4, look=(-.5, -.2, .9), left=Reach(hold, fingers=(.4, .1, -1), palm=(.2, -1, 0), shape="hold")), "kind")
    child = children()["emil"]
    person(child, (-.78, -.06, 0), 138, Pose(look=(1.0, 1.9, .95), tilt=-4, right=Reach(hold, fingers=(-.5, 0, .8), palm=(-.2, 1, 0), shape="hold"), left=Reach((.02, -.16, .52), own=True)), "calm")
    slab((-.72, -.17, .60), (.24, .10, .26), clay("#F6B53C", .7), .045, 42)
    camera((-.3, -4.9, 1.25), (.15, 0, 1.0), 45, .02, (-.8, 0, .9))
