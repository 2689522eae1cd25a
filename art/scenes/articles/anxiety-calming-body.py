"""A child breathes slowly with one hand on the chest and one on the belly."""
import math

from kit.camera import camera
from kit.cast import children
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay
from kit.poses import Reach, cross_legged
from kit.sets import studio_day, sweep
from kit.shapes import blob


def swirl(x, z, size, way):
    points = [(x + way * size * (1 - .12 * k) * math.cos(.75 * k), .1, z + size * (1 - .12 * k) * math.sin(.75 * k)) for k in range(8)]
    roll([(x + way * size * 2.6, .1, z - size * .3)] + points, .018, clay("#FBF7EE", .6))


def compose():
    sweep("#CBE3D6", floor="#B8D6C6")
    blob((0, .05, .06), (.52, .46, .10), clay("#F6B53C", .85), uneven=.05)
    child = children()["amal"]
    person(child, (0, 0, 0), 0, cross_legged(child.measures, look=(.1, -4, 1.0), floor=.13, tilt=0, left=Reach((.02, -.125, .47), own=True, fingers=(-1, -.1, .2), palm=(0, 1, 0), shape="flat"), right=Reach((-.04, -.14, .32), own=True, fingers=(1, -.1, .1), palm=(0, 1, 0), shape="flat")), "rest")
    for x, z, s, w in ((-.72, .78, .10, -1), (-.62, .45, .07, -1), (.72, .80, .10, 1), (.62, .46, .07, 1)):
        swirl(x, z, s, w)
    studio_day(.95, (0, 0, .6))
    camera((0, -4.0, 1.0), (0, 0, .55), 66, .03, (0, 0, .6))
