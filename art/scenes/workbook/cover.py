"""A child holds a parent's hand and waves behind five stepping stones with the letters F, A, S, T and A, and a small gray cloud follows."""
from mathutils import Matrix

from kit.camera import camera
from kit.cast import children, grown_ups
from kit.equipment import stone, tile, upright
from kit.figure.person import person
from kit.poses import Pose, Reach
from kit.sets import summer
from kit.worry import worry


def compose():
    summer("day", seed=25, flowers=34, middle=6, clear=3.0, azimuth=30)
    colors = ("#2F8F96", "#F6B53C", "#EE6C4D", "#7C6BC0", "#D43D8B")
    for k, (letter, color) in enumerate(zip("FASTA", colors)):
        x = -1.24 + .62 * k
        stone((x, -.50, 0), .27, color)
        tile(letter, upright((x, -.62, .30), 0, -8), .24, ink=color)
    hold = (.06, .26, .60)
    child, father = children()["leo"], grown_ups()["father"]
    person(child, (.28, .24, 0), -10, Pose(look=(.2, -3, .9), tilt=4, right=Reach(hold, fingers=(-.4, 0, .8), palm=(0, 1, 0), shape="hold"), left=Reach((.36, -.10, .90), own=True, fingers=(.3, 0, 1), palm=(0, -1, 0), shape="open", bend=(1, 0, -1))), "joy")
    person(father, (-.30, .34, 0), 12, Pose(look=(.1, -3, 1.0), tilt=-4, left=Reach(hold, fingers=(.4, 0, -1), palm=(0, -1, 0), shape="hold")), "kind")
    worry((1.02, .5, 1.10), .16)
    camera((0, -5.0, 1.35), (0, 0, .70), 53, .02, (0, 0, .7))
