"""A child swings under a wooden frame while a therapist counts along."""
from mathutils import Vector

from kit.camera import camera
from kit.cast import children, team
from kit.equipment import rope, swing_frame
from kit.figure.person import person
from kit.materials import wood
from kit.poses import Pose, Reach
from kit.sets import summer
from kit.shapes import slab


def compose():
    summer("day", seed=31, flowers=30, clear=2.4)
    swing_frame((-.25, .15, 0), 1.7, 2.0, .7)
    slab((-.25, -.22, .50), (.44, .20, .05), wood("#D9A05B", "X"), .02, 0, (-18, 0))
    for x in (-.43, -.07):
        rope((x, -.22, .51), (x, .13, 1.96), .015)
    grip = lambda x: tuple(Vector((x, -.22, .51)).lerp(Vector((x, .13, 1.96)), .27))
    child = children()["tuva"]
    person(child, (-.25, -.22, 0), 0, Pose(pelvis=(0, .02, .59), lean=-12, look=(-.2, -4, 1.2), tilt=5, left=Reach(grip(-.07), fingers=(0, -1, .3), palm=(1, 0, 0), shape="grip"), right=Reach(grip(-.43), fingers=(0, -1, .3), palm=(-1, 0, 0), shape="grip"),
           left_foot=Reach((.10, -.33, .50), own=True, fingers=(.1, -1, .5), bend=(0, -.2, 1)), right_foot=Reach((-.10, -.33, .48), own=True, fingers=(-.1, -1, .5), bend=(0, -.2, 1))), "laughing")
    person(team()["lucia"], (1.22, -.25, 0), -36, Pose(look=(-.1, -.9, .95), lean=4, tilt=-4, right=Reach((-.24, -.32, 1.12), own=True, fingers=(0, -.1, 1), palm=(0, -1, 0), shape="point"), left=Reach((.10, -.26, .98), own=True, fingers=(-.6, -.8, .2), palm=(0, 0, 1), shape="cup")), "talk")
    camera((0, -4.9, 1.15), (.1, 0, .90), 56, .03, (0, 0, .9))
