"""A new parent rocks a baby among small gifts and a bottle."""
import bpy
from mathutils import Matrix

from kit.camera import camera
from kit.cast import grown_ups
from kit.fabrics import dots
from kit.figure.face import MOODS, features
from kit.figure.hairstyles import wear
from kit.figure.head import Head
from kit.figure.look import Look
from kit.figure.person import person
from kit.loft import Loft, roll
from kit.materials import clay
from kit.poses import Reach, sit
from kit.sets import indoors
from kit.shapes import blob, drum, place, slab


def baby(at):
    """A swaddled baby that sleeps on an arm."""
    before = set(bpy.data.objects)
    head = Head(Look(age="toddler", skin="amber", hair="wisp", hair_color="black", nose="small"))
    features(head, MOODS["rest"], (0, 0))
    wear(head)
    place([o for o in bpy.data.objects if o not in before], Matrix.Translation(at) @ Matrix.Rotation(-.95, 4, "Y") @ Matrix.Rotation(-.25, 4, "X") @ Matrix.Scale(.235, 4))
    x, y, z = at
    Loft([(x + .06, y, z - .05), (x + .17, y, z - .10), (x + .34, y, z - .13), (x + .44, y, z - .12)], [.10, .125, .10, .05]).mesh(dots("#BFE3E0", "#FBF7EE", 9, 9, .2))


def gift(x, y, size, color, ribbon):
    slab((x, y, size * .4), (size, size, size * .8), clay(color, .6), .02, 12)
    slab((x, y, size * .4), (size * .18, size * 1.03, size * .83), clay(ribbon, .5), .01, 12)
    slab((x, y, size * .4), (size * 1.03, size * .18, size * .83), clay(ribbon, .5), .01, 12)
    for side in (-1, 1):
        blob((x + side * size * .15, y, size * .88), (size * .16, size * .09, size * .09), clay(ribbon, .5), sides=20)


def compose():
    indoors("#F3D6C2", "#D9A873", (-1.15, 1.40), rug_colors=("#2F8F96", "#F3EDE0", "#F6B53C"))
    blob((0, .25, .26), (.52, .40, .24), clay("#7C6BC0", .8), uneven=.05, sides=48)
    blob((0, .55, .66), (.55, .16, .50), clay("#7C6BC0", .8), uneven=.05, sides=48)
    dad = grown_ups()["father"]
    person(dad, (0, .16, 0), 0, sit(.44, dad.measures, look=(-.12, -1.0, .82), lean=5, tilt=8, left=Reach((.20, -.20, .72), own=True, fingers=(-1, -.2, 0), palm=(-.2, .5, .9), shape="cup"), right=Reach((-.06, -.28, .78), own=True, fingers=(1, -.1, .1), palm=(.1, .7, .7), shape="cup")), "content")
    baby((-.20, -.17, .93))
    gift(-.95, -.05, .36, "#EE6C4D", "#FBF7EE")
    gift(-.72, -.48, .22, "#F6B53C", "#B4246F")
    gift(.92, .0, .30, "#2F8F96", "#F6B53C")
    drum((.70, -.46, .09), .06, .18, clay("#FBF7EE", .35), .02)
    drum((.70, -.46, .20), .05, .04, clay("#D43D8B", .5), .012)
    roll([(.70, -.46, .22), (.70, -.46, .28)], [.028, .012], clay("#F3D3A8", .5))
    camera((0, -4.3, 1.15), (0, 0, .74), 60, .03, (0, -.1, .8))
