"""A child laughs with both arms up, a parent claps, and the gray cloud beside them is tiny."""
import random

from kit.camera import camera
from kit.cast import children, grown_ups
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Pose, Reach, kneel_one
from kit.sets import studio_day, sweep
from kit.shapes import slab
from kit.worry import worry


def confetti(count):
    rng = random.Random(4)
    for k in range(count):
        x, y, z = rng.uniform(-1.5, 1.5), rng.uniform(.1, .6), rng.uniform(.25, 1.5)
        slab((x, y, z), (.05, .012, .035), clay(("#F6B53C", "#D43D8B", "#2F8F96", "#EE6C4D")[k % 4], .6), .005, rng.uniform(0, 180), (rng.uniform(0, 180), rng.uniform(0, 180)))


def compose():
    sweep("#F3CFDC", floor="#E9BBCC")
    confetti(46)
    worry((-1.10, -.10, .34), .085)
    up = lambda side: Reach((side * .30, -.06, 1.05), own=True, fingers=(side * .4, 0, 1), palm=(0, -1, 0), shape="open", bend=(side, 0, -1))
    person(children()["leo"], (-.34, 0, 0), 8, Pose(look=(.05, -2, 1.0), tilt=6, left=up(1), right=up(-1)), "laughing")
    father = grown_ups()["father"]
    clap = lambda side: Reach((side * .035, -.34, .86), own=True, fingers=(0, -.5, .85), palm=(-side, 0, 0), shape="flat")
    person(father, (.62, .10, 0), -34, kneel_one(father.measures, look=(-.3, -1.2, .95), tilt=-5, left=clap(1), right=clap(-1)), "cheer")
    studio_day(1.05, (0, 0, .8))
    camera((0, -4.4, 1.05), (0, 0, .70), 46, .02, (0, 0, .8))
