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
            colour = ("#E4F1F5", "#DCEBD2", "#FFE9C4")[(row * 2 + column) % 3]
            slab((x - .51 + .204 * column, y - .035, z + .25 - .205 * row), (.175, .03, .175), clay(colour, .7), .015)


def compose():
    indoors("#CBE0D2", "#D9A873", None, rug_colours=("#EE6C4D", "#F3EDE0", "#2F8F96"))
    calendar(.10, 1.10, 1.05)
    child, mum, elena = children()["sami"], grown_ups()["dad"], team()["elena"]
    spot = (.10 - .51 + .204 * 3, 1.04, 1.05 + .25 - .205 * 2)
    pencil((spot[0], 1.02, spot[2]), (spot[0] + .18, .80, spot[2] + .05), .024, "#D43D8B")
    heart((spot[0] - .204, 1.03, spot[2]), .055, "#D9483B", thick=.3)
    person(child, (.08, .66, 0), 128, Pose(look=(.5, -2.5, 1.1), tilt=4, twist=-10, left=Reach((spot[0] + .12, .86, spot[2] + .03), fingers=(-.5, .8, .2), palm=(-.6, -.2, -.3), shape="grip"), right=Reach((-.20, .60, .52))), "proud")
    person(mum, (-.78, .45, 0), 46, Pose(look=(.1, -.3, 1.0), tilt=5, right=Reach((-.10, -.19, .94), own=True, fingers=(1, -.2, .2), palm=(0, 1, 0)), left=Reach((.12, -.23, .90), own=True, fingers=(-1, -.2, .2), palm=(0, 1, 0))), "proud")
    person(elena, (1.02, .45, 0), -44, Pose(look=(.2, -.3, 1.0), tilt=-5, right=Reach((-.22, -.32, 1.18), own=True, fingers=(-.1, -.6, .8), palm=(.6, .1, .3), shape="open")), "joy")
    camera((0, -4.6, 1.28), (.10, 0, .95), 54, .02, (0, .6, 1))
