"""A child waves goodbye at the clinic's pink door and holds a parent's hand."""
from kit.camera import camera
from kit.cast import children, grown_ups
from kit.figure.person import person
from kit.materials import clay, gloss
from kit.poses import Pose, Reach
from kit.sets import indoors
from kit.shapes import blob, slab


def compose():
    indoors("#CBE0DE", "#D9A873", (-1.35, 1.55), rug_colors=("#EE6C4D", "#F3EDE0", "#F6B53C"))
    slab((.15, 1.44, 1.02), (1.14, .10, 2.06), clay("#FBF7EE", .6), .03)
    slab((.15, 1.39, 1.00), (.92, .10, 1.94), clay("#B4246F", .55), .03)
    slab((.15, 1.34, 1.48), (.46, .04, .52), clay("#FBF7EE", .6), .02)
    slab((.15, 1.32, 1.48), (.36, .03, .42), clay("#CFE8F5", .4), .015)
    blob((.49, 1.30, .96), .05, gloss("#F6B53C", .25))
    hold = (.21, -.06, .50)
    mum, child = grown_ups()["mum"], children()["ravi"]
    person(child, (-.10, -.10, 0), -6, Pose(look=(0, -4, 1.05), tilt=6, right=Reach((-.27, -.16, .96), own=True, fingers=(-.25, 0, 1), palm=(.1, -1, 0), shape="open", bend=(-1, 0, -1)), left=Reach(hold, fingers=(.5, 0, -.6), palm=(0, 1, 0), shape="hold")), "joy")
    person(mum, (.50, .03, 0), -12, Pose(look=(0, -4, 1.15), tilt=-5, right=Reach(hold, fingers=(-.3, -.1, -1), palm=(0, -1, 0), shape="hold")), "kind")
    camera((0, -4.8, 1.3), (.08, 0, .90), 58, .03, (0, 0, .8))
