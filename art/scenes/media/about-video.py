"""A therapist opens the clinic's door and waves the visitor in."""
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
    cabin((0, 1.6, 0), 0, width=3.8, walls=1.9, open_door=78)
    lamp((.1, .25, 1.1), 20, "#FFC583", .2)
    lucia = team()["lucia"]
    person(lucia, (.36, -.12, .08), -6, Pose(look=(-.2, -4, 1.3), tilt=-6, sway=-2, left=Reach((.36, -.20, 1.36), own=True, fingers=(.2, 0, 1), palm=(-.1, -1, 0), shape="open", bend=(1, 0, -1)), right=Reach((-.30, -.10, .92), own=True, fingers=(-.7, -.3, -.4), palm=(-.3, .8, 0), shape="hold")), "cheer")
    for x, y, h in ((-2.6, .6, 1.9), (2.8, .4, 2.3), (-3.4, 2.6, 3.2), (3.8, 2.4, 3.6)):
        spruce((x, y, -.03), h, int(h * 10))
    camera((0, -4.6, 1.2), (.05, 0, 1.14), 54, .03, (.3, 0, 1))
