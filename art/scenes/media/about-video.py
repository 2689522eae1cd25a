"""A therapist stands beside the clinic's open door and waves the visitor in."""
from kit.buildings import cabin
from kit.camera import camera
from kit.cast import team
from kit.figure.person import person
from kit.light import lamp
from kit.plants import spruce
from kit.poses import Pose, Reach
from kit.sets import winter


def compose():
    winter("dawn", flat=4.0, seed=22, trees=0, azimuth=25)
    cabin((0, 1.6, 0), 0, width=3.2, walls=1.7, open_door=78)
    lamp((.1, .25, 1.1), 20, "#FFC583", .2)
    lucia = team()["lucia"]
    person(lucia, (.74, -.10, .02), -16, Pose(look=(.1, -4, 1.3), tilt=-6, sway=3, left=Reach((.33, -.14, 1.36), own=True, fingers=(.2, 0, 1), palm=(-.1, -1, 0), shape="open", bend=(1, 0, -1)),
           right=Reach((.33, -.18, .94), fingers=(-.8, .5, .2), palm=(.1, -.3, 1), shape="open", bend=(-1, 0, -.8))), "cheer")
    for x, y, h in ((-2.6, .6, 1.9), (2.8, .4, 2.3), (-3.4, 2.6, 3.2), (3.8, 2.4, 3.6)):
        spruce((x, y, -.03), h, int(h * 10))
    camera((.3, -5.2, 1.2), (.22, 0, .90), 47, .03, (.7, 0, 1))
