"""A child marks a day on a big wall calendar while a parent and a therapist look on."""
from kit.camera import camera
from kit.cast import children, grown_ups, team
from kit.equipment import heart, pencil
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.sets import indoors
from kit.shapes import slab


def calendar(x, y, z):
    """A month of pads on a board; one day carries a heart."""
    slab((x, y, z), (1.30, .06, 1.12), clay("#FBF7EE", .7), .03)
    slab((x, y - .03, z + .47), (1.30, .05, .18), clay("#B4246F", .6), .025)
    for k in range(5):
        slab((x - .5 + .25 * k, y - .06, z + .56), (.03, .05, .10), clay("#F6B53C", .5), .012)
    for row in range(4):
        for column in range(6):
            color = ("#BFE0EA", "#C9E2B4", "#FFD98F")[(row * 2 + column) % 3]
            slab((x - .51 + .204 * column, y - .035, z + .25 - .205 * row), (.175, .03, .175), clay(color, .7), .015)


def compose():
    indoors("#CBE0D2", "#D9A873", None, rug_colors=("#EE6C4D", "#F3EDE0", "#2F8F96"))
    calendar(.10, 1.10, 1.05)
    child, mum, elena = children()["sami"], grown_ups()["dad"], team()["elena"]
    spot = (.10 - .51 + .204 * 3, 1.04, 1.05 + .25 - .205 * 2)
    pencil((spot[0], 1.02, spot[2]), (spot[0] - .20, .84, spot[2] - .13), .024, "#B4246F")
    heart((spot[0] + .204, 1.02, spot[2]), .062, "#D9483B", thick=.3)
    person(child, (-.22, .74, 0), 104, Pose(look=(.5, -1.2, 1.1), tilt=4, lean=4, left=Reach((spot[0] - .13, .89, spot[2] - .08), fingers=(.8, .5, .4), palm=(0, -.2, -1), shape="grip", bend=(-.2, 0, -1)), right=Reach((-.12, .52, .46), fingers=(.3, 0, -1))), "proud")
    person(mum, (-.78, .45, 0), 46, Pose(look=(.1, -.3, 1.0), tilt=5, right=Reach((-.10, -.19, .94), own=True, fingers=(1, -.2, .2), palm=(0, 1, 0)), left=Reach((.12, -.23, .90), own=True, fingers=(-1, -.2, .2), palm=(0, 1, 0))), "proud")
    person(elena, (1.02, .45, 0), -44, Pose(look=(.2, -.3, 1.0), tilt=-5, right=Reach((-.05, -.27, 1.04), own=True, fingers=(.5, -.4, .8), palm=(1, .1, 0), shape="flat"), left=Reach((.05, -.29, 1.02), own=True, fingers=(-.5, -.4, .8), palm=(-1, .1, 0), shape="flat")), "joy")
    camera((0, -4.6, 1.28), (.10, 0, .95), 54, .02, (0, .6, 1))
