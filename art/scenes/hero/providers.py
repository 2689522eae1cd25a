"""A doctor and a therapist look at a paper together, and a child between them plays with a toy bear."""
from math import radians

from mathutils import Matrix, Vector

from kit.animals import bear
from kit.camera import camera
from kit.cast import children, team
from kit.figure.aids import stethoscope
from kit.figure.look import Clothes, Look
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay, wood
from kit.poses import Reach, cross_legged, sit
from kit.sets import indoors
from kit.shapes import drum, slab

DOCTOR = Look(age="adult", skin="cocoa", hair="low_bun", hair_color="black", nose="broad", lashes=True, glasses="round #B4246F", lips="#8E2F3E",
              clothes=Clothes("cardigan", "#F7F4EC", "#E4E0D6", "#5AA9C7", legs_color="#2B3B55", shoes_color="#2F8F96"))


def stool(x, y, color):
    drum((x, y, .40), .22, .10, clay(color, .8), .045)
    for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        roll([(x + dx * .17, y + dy * .17, 0), (x + dx * .11, y + dy * .11, .37)], .028, wood("#C98F57", "Z"))


def paper(frame):
    """A page with a heading, four lines and a green check."""
    slab((0, 0, 0), (.36, .44, .014), clay("#FFFBF0", .8), .005).data.transform(frame)
    slab((0, .15, .010), (.26, .05, .012), clay("#2F8F96", .6), .005).data.transform(frame)
    for k in range(4):
        y = .07 - .055 * k
        roll([frame @ Vector((x, y, .010)) for x in (-.13, 0, .13 - .05 * (k % 2))], .007, clay("#6F7F88", .8), sides=8)
    roll([frame @ Vector(p) for p in ((.04, -.165, .012), (.075, -.195, .012), (.14, -.13, .012))], .011, clay("#3E9A6B", .6), steps=1, sides=10)


def compose():
    indoors("#D9D2EA", "#D9A873", (0, 1.86), rug_colors=("#F6B53C", "#F3EDE0", "#EE6C4D"))
    therapist, child = team()["finn"], children()["mae"]
    for x, color in ((-.56, "#2F8F96"), (.56, "#D43D8B")):
        stool(x, .16, color)
    paper(Matrix.Translation((0, -.26, 1.0)) @ Matrix.Rotation(radians(52), 4, "X"))
    stethoscope(person(DOCTOR, (-.56, .12, 0), 30, sit(.44, DOCTOR.measures, look=(-.02, -.75, .85), tilt=7, left=Reach((-.13, -.34, 1.02), fingers=(.9, -.1, .1), palm=(0, .6, -.8), shape="point"), right=Reach((-.42, -.22, .57), fingers=(.5, -.8, 0), palm=(0, 0, -1), shape="flat"), lean=10), "talk"))
    person(therapist, (.56, .12, 0), -30, sit(.44, therapist.measures, look=(.02, -.75, .85), tilt=-7, right=Reach((.17, -.22, .93), fingers=(-.6, -.3, .5), palm=(-.5, .2, .6), shape="hold"), left=Reach((.42, -.22, .57), fingers=(-.4, -.8, 0), palm=(0, 0, -1), shape="flat"), lean=10), "grin")
    bear((.03, -.86, .07), .66)
    person(child, (0, -.52, .02), 0, cross_legged(child.measures, look=(.15, -3, .62), tilt=8, lean=4, left=Reach((.12, -.81, .22), fingers=(-.3, -1, .2), palm=(-1, 0, 0), shape="hold"), right=Reach((-.07, -.81, .22), fingers=(.3, -1, .2), palm=(1, 0, 0), shape="hold")), "laughing")
    camera((0, -4.7, 1.35), (0, 0, .76), 56, .02, (0, -.3, .8))
