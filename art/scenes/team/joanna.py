"""A sample therapist with silver hair, pink glasses and a lupine turtleneck holds a prize cabbage."""
import math

from kit.materials import clay
from kit.portrait import portrait
from kit.poses import Pose, Reach
from kit.shapes import blob


def cabbage(_):
    blob((0, -.30, 1.04), .12, clay("#A9CF7A", .6), uneven=.15)
    for k in range(9):
        a = math.radians(40 * k)
        at = (.105 * math.cos(a), -.30 + .105 * math.sin(a), 1.00 + .05 * (k % 2))
        blob(at, (.085, .085, .10), clay(("#7FB35A", "#93C26A")[k % 2], .65), sides=24, uneven=.3)


def compose():
    pose = Pose(left=Reach((.15, -.28, .93), own=True, fingers=(-.7, -.7, 0), palm=(-.5, 0, .9), shape="cup"),
                right=Reach((-.15, -.28, .93), own=True, fingers=(.7, -.7, 0), palm=(.5, 0, .9), shape="cup"), tilt=5)
    portrait("joanna", "summer", "day", pose, "proud", 4, 14, cabbage)
