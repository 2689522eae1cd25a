"""A child looks through a magnifying glass at a small gray cloud with eyes, and a parent watches."""
import math

from kit.camera import camera
from kit.cast import children, grown_ups
from kit.equipment import table
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay, gloss, wood
from kit.poses import Pose, Reach
from kit.sets import studio_day, sweep
from kit.worry import worry


def magnifier(at, radius, handle):
    """A ring that faces -Y, with its handle toward a place; the glass is left out, so that what is behind stays clear."""
    x, y, z = at
    roll([(x + radius * math.cos(a), y, z + radius * math.sin(a)) for a in [2 * math.pi * k / 24 for k in range(26)]], .016, gloss("#F6B53C", .3), steps=2, sides=12, cap=(0, 0))
    dx, dz = handle[0] - x, handle[2] - z
    length = math.hypot(dx, dz)
    roll([(x + dx / length * radius, y, z + dz / length * radius), handle], .020, wood("#8A5A3A", "Z"), cap=(.3, .4))


def compose():
    sweep("#F0DDB8", floor="#E4CB9C")
    table((.10, .02, 0), 1.7, .62, .46)
    worry((.22, -.02, .66), .17)
    child, father = children()["leo"], grown_ups()["father"]
    magnifier((.16, -.36, .68), .20, (-.26, -.33, .60))
    person(child, (-.44, .10, 0), 38, Pose(look=(.22, -.5, .70), lean=8, tilt=5, left=Reach((-.15, -.31, .58), fingers=(.7, -.2, .6), palm=(.5, .7, -.2), shape="hold"), right=Reach((-.52, -.22, .50), fingers=(.3, -.9, 0), palm=(0, 0, -1), shape="flat")), "focus")
    person(father, (.86, .40, -.36), -36, Pose(look=(.20, -.6, .75), lean=6, tilt=-5, right=Reach((.74, .10, .50), fingers=(-.8, -.6, 0), palm=(0, 0, -1), shape="flat"), left=Reach((.90, -.10, .50), fingers=(-.6, -.8, 0), palm=(0, 0, -1), shape="flat")), "kind")
    studio_day(1.0, (0, 0, .8))
    camera((0, -4.2, 1.15), (.12, 0, .74), 54, .02, (0, -.1, .7))
