"""A child stands on one foot and brushes the teeth."""
from kit.cast import children
from kit.figure.person import person
from kit.games import stage
from kit.loft import roll
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.shapes import slab


def compose():
    stage("#BFE0E3", "#A9CFD4", .56, 86)
    brush = (-.075, -.235, .800)
    roll([brush, (-.26, -.27, .74)], .011, clay("#D43D8B", .4), sides=12)
    slab((brush[0] + .01, brush[1] - .005, brush[2] + .012), (.05, .02, .026), clay("#FBF7EE", .6), .006, 0, (0, 15))
    person(children()["yuki"], (0, 0, 0), 0, Pose(look=(.05, -3, .95), tilt=4, sway=-4, right=Reach((-.22, -.27, .745), own=True, fingers=(.6, -.5, .5), palm=(.3, .2, -1), shape="grip"), left=Reach((.40, -.04, .60), own=True, fingers=(1, 0, .1), palm=(0, 0, -1), shape="open"),
           right_foot=Reach((-.07, .0, 0), own=True, fingers=(-.2, -1, 0)), left_foot=Reach((.11, .12, .20), own=True, fingers=(.1, -.6, -.8), palm=(0, -1, .5), bend=(.3, -1, .1))), "grin")
