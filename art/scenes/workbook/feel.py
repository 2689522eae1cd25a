"""A child under a gray cloud holds a worried tummy, and a parent kneels close by to listen."""
from kit.camera import camera
from kit.cast import children, grown_ups
from kit.figure.person import person
from kit.poses import Pose, Reach, kneel_one
from kit.sets import studio_day, sweep
from kit.worry import worry


def compose():
    sweep("#B9CBDD", floor="#A9BDD2")
    worry((-.36, .10, 1.33), .18, rain=3)
    tummy = dict(left=Reach((.045, -.135, .56), own=True, fingers=(-1, -.1, .1), palm=(0, 1, 0), shape="flat"), right=Reach((-.05, -.14, .52), own=True, fingers=(1, -.1, .1), palm=(0, 1, 0), shape="flat"))
    person(children()["leo"], (-.36, 0, 0), 14, Pose(lean=6, tilt=-6, look=(.1, -2, .75), **tummy), "worry")
    father = grown_ups()["father"]
    person(father, (.36, .10, 0), -52, kneel_one(father.measures, look=(-.34, -.6, .95), lean=8, tilt=-5,
           right=Reach((-.19, .04, .70), fingers=(-.9, -.2, .2), palm=(-.8, .1, -.4), shape="open"), left=Reach((.12, -.34, .58), own=True, fingers=(0, -1, 0), palm=(0, 0, -1), shape="flat")), "kind")
    studio_day(1.0, (0, 0, .8))
    camera((0, -4.4, 1.05), (0, 0, .80), 43, .02, (0, 0, .8))
