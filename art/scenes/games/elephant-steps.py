"""A child stomps like an elephant, with one arm as the trunk and one knee high."""
from kit.cast import children
from kit.figure.person import person
from kit.games import stage
from kit.poses import Pose, Reach


def compose():
    stage("#CFD6E6", "#BBC5DB", .55, 86)
    person(children()["emil"], (0, 0, 0), 66, Pose(lean=14, look=(.5, -2.6, .8), left=Reach((.03, -.36, .54), own=True, fingers=(-.1, -.7, -.7), palm=(-.3, .2, -1), shape="cup"), right=Reach((-.24, -.10, .46), own=True, fingers=(-.2, -.3, -1), palm=(1, 0, 0), shape="relaxed"),
           right_foot=Reach((-.11, -.20, .17), own=True, fingers=(-.1, -1, .1), bend=(-.3, -1, .7)), left_foot=Reach((.08, .05, 0), own=True, fingers=(.2, -1, 0))), "effort")
