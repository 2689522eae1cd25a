"""A child and a parent come hand in hand to the clinic's pink door, beside a signpost."""
from kit.buildings import window
from kit.camera import camera
from kit.cast import children, grown_ups
from kit.figure.person import person
from kit.materials import clay, gloss, wood
from kit.poses import Pose, Reach
from kit.sets import summer
from kit.shapes import blob, slab


def front(x, y):
    """The clinic's front: a plank wall under a roof's edge, a door with a pane, a window and a step."""
    for k in range(9):
        slab((x, y, .16 + .32 * k), (4.4, .16, .31), wood("#C08A58", "X"), .03)
    slab((x, y + .05, 1.40), (4.36, .12, 2.8), clay("#7E5232", .8), .03)
    slab((x, y - .20, 2.72), (4.9, .9, .16), clay("#14505A", .7), .05)
    slab((x, y - .08, 1.05), (1.12, .12, 2.10), clay("#FBF7EE", .6), .03)
    slab((x, y - .13, 1.02), (.92, .10, 1.92), clay("#B4246F", .55), .03)
    slab((x, y - .18, 1.50), (.46, .04, .52), clay("#FBF7EE", .6), .02)
    slab((x, y - .20, 1.50), (.36, .03, .42), clay("#CFE8F5", .4), .015)
    blob((x + .34, y - .24, .98), .05, gloss("#F6B53C", .25))
    window((x + 1.35, y - .10, 1.35), .8, .8, light="#FFDF9A", strength=.8, snow=False)
    slab((x, y - .50, .05), (1.5, .8, .12), clay("#D9D2C6", .8), .04)


def signpost(x, y):
    """The clinic's sign, as on its door: a post with one arm that points the way."""
    slab((x, y, .85), (.11, .11, 1.7), wood("#8A5A3A", "Z"), .03)
    slab((x + .16, y - .07, 1.42), (.62, .07, .30), clay("#B4246F", .55), .04)
    slab((x + .47, y - .066, 1.42), (.215, .07, .215), clay("#B4246F", .55), .03, 0, (0, 45))
    blob((x, y, 1.72), (.08, .08, .05), clay("#F6B53C", .5))


def compose():
    summer("day", seed=23, trees=6, clear=4.4, flowers=10, azimuth=-35, near=2.6)
    front(.75, 1.9)
    signpost(-1.62, .35)
    hold = (-.36, -.03, .60)
    mum, child = grown_ups()["mum"], children()["ravi"]
    person(mum, (-.66, .02, 0), 74, Pose(lean=5, tilt=3, nod=6, look=(.2, -1.4, .66), left=Reach(hold, fingers=(.4, .1, -1), palm=(.2, -1, 0), shape="hold"), left_foot=Reach((.09, -.12, 0), own=True)), "kind")
    person(child, (-.14, -.06, 0), 80, Pose(look=(1.1, -.7, 1.1), tilt=-4, right=Reach(hold, fingers=(-.5, 0, .8), palm=(-.2, 1, 0), shape="hold"), left_foot=Reach((.07, -.10, 0), own=True)), "smile")
    camera((-.1, -5.0, 1.25), (.12, 0, 1.02), 46, .02, (-.3, 0, .8))
