"""Six steps with the numbers 1 to 6 rise from a book to a ball: a child walks on step 2, and a therapist holds out a hand."""
from mathutils import Matrix

from kit.camera import camera
from kit.cast import children, team
from kit.equipment import ball, open_book, text
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Pose, Reach, kneel_one
from kit.sets import studio_day, sweep
from kit.shapes import slab


def compose():
    sweep("#CFE3E6", floor="#B9D3D8")
    colors = ("#2F8F96", "#4E9F6D", "#F6B53C", "#EE6C4D", "#D43D8B", "#7C6BC0")
    for k, color in enumerate(colors):
        x, tall = -.86 + .42 * k, .10 + .115 * k
        slab((x, .10, tall / 2), (.41, .60, tall), clay(color, .6), .03)
        text(str(k + 1), (x, -.205, tall - .055), .11, clay("#FBF7EE", .5), depth=.01)
    open_book(Matrix.Translation((-.86, .02, .13)), .17, "#B4246F")
    ball((1.24, .08, .675), .15, "#F6B53C")
    child, therapist = children()["mae"], team()["kai"]
    person(child, (-.46, -.02, .215), 62, Pose(pelvis=(0, -.02, .40), lean=5, look=(.9, -1.6, .95), tilt=-4, left=Reach((.30, -.10, .70), own=True, fingers=(.6, -.5, .5), palm=(0, -.3, -1), shape="open"), right=Reach((-.26, .02, .58), own=True, fingers=(-.7, 0, -.3), palm=(0, 0, -1), shape="open"),
           left_foot=Reach((.06, -.29, .115), own=True, fingers=(0, -1, 0), bend=(.1, -1, .8)), right_foot=Reach((-.06, .04, 0), own=True, fingers=(0, -1, 0))), "joy")
    person(therapist, (-1.40, .05, 0), 48, kneel_one(therapist.measures, look=(-.4, -.9, .95), lean=6, tilt=4, left=Reach((-.90, -.26, .60), fingers=(.9, -.1, .3), palm=(0, .2, 1), shape="open"), right=Reach((-.12, -.34, .58), own=True, fingers=(0, -1, 0), palm=(0, 0, -1), shape="flat")), "kind")
    studio_day(1.1, (0, 0, .8))
    camera((0, -4.7, 1.15), (0, 0, .66), 46, .02, (0, 0, .7))
