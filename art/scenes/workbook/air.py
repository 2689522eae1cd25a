"""A child holds a mug of cocoa with closed eyes while the air curls around, and a toy bear sits beside."""
import math

from kit.animals import bear
from kit.camera import camera
from kit.cast import children
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay
from kit.poses import Reach, cross_legged
from kit.sets import studio_day, sweep
from kit.shapes import blob, drum


def mug(x, y, z):
    drum((x, y, z), .062, .12, clay("#D9483B", .45), .02)
    drum((x, y, z + .052), .048, .02, clay("#5E3A26", .4), .004)
    roll([(x + .055, y, z + .03), (x + .10, y, z + .02), (x + .10, y, z - .03), (x + .055, y, z - .035)], .012, clay("#D9483B", .45), sides=12)


def swirl(x, z, size, way):
    points = [(x + way * size * (1 - .12 * k) * math.cos(.75 * k), -.1, z + size * (1 - .12 * k) * math.sin(.75 * k)) for k in range(8)]
    roll([(x + way * size * 2.6, -.1, z - size * .3)] + points, .016, clay("#FBF7EE", .6))


def compose():
    sweep("#CBE3D6", floor="#B8D6C6")
    blob((0, .05, .06), (.52, .46, .10), clay("#F6B53C", .85), uneven=.05)
    child = children()["leo"]
    hand = lambda side: Reach((side * .055, -.30, .43), own=True, fingers=(-side * .35, -.7, .55), palm=(-side, -.1, .1), shape="cup")
    person(child, (0, 0, 0), 0, cross_legged(child.measures, look=(0, -1.1, .42), floor=.13, tilt=3, left=hand(1), right=hand(-1)), "rest")
    mug(0, -.33, .47)
    bear((-.72, .05, 0), 1.0)
    for x, z, s, w in ((.55, .72, .085, -1), (.72, .46, .06, -1), (-.62, .80, .07, 1)):
        swirl(x, z, s, w)
    studio_day(.95, (0, 0, .6))
    camera((0, -4.0, .95), (0, 0, .52), 66, .02, (0, -.1, .6))
