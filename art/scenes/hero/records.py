"""A person at a front desk hands a folder to a parent who holds a small child's hand."""
from mathutils import Vector

from kit.camera import camera
from kit.cast import children, grown_ups, team
from kit.equipment import heart, upright
from kit.figure.look import Clothes, Look
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay, gloss, wood
from kit.poses import Pose, Reach
from kit.sets import indoors
from kit.shapes import drum, slab

SMALL = Look("toddler", "chestnut", "puffs", "black", lashes=True, tall=1.3, clothes=Clothes("dress", "#F6B53C", "#FBF7EE", legs="leggings", legs_color="#B4246F", shoes_color="#2F8F96"))


def shelf(x, z, colors):
    """A board on the wall with a row of folders."""
    slab((x, 1.32, z), (1.70, .30, .06), wood("#C98F57", "X"), .02)
    for k, color in enumerate(colors):
        slab((x - .70 + .115 * k, 1.32, z + .22), (.085, .24, .36), clay(color, .6), .015, tilt=(0, 10 if k == len(colors) - 1 else 0))


def folder(frame):
    """A folder with a tab and a heart; its pages look out at the top."""
    slab((0, .02, -.006), (.27, .40, .012), clay("#FFFBF0", .8), .004).data.transform(frame)
    slab((0, 0, 0), (.30, .37, .03), clay("#D43D8B", .6), .01).data.transform(frame)
    slab((-.08, .19, .004), (.11, .05, .018), clay("#D43D8B", .6), .008).data.transform(frame)
    heart(frame @ Vector((0, 0, .02)), .07, "#FFE2A8", -8, .3)


def desk(x):
    slab((x, .30, .41), (1.70, .62, .82), clay("#2F8F96", .6), .05)
    slab((x, .26, .85), (1.86, .78, .08), wood("#D9A05B", "X"), .03)
    heart((x - .1, -.04, .46), .17, "#F7C7B4", thick=.3)
    drum((x + .66, .20, .99), .10, .20, clay("#EE6C4D", .6), .03)
    for k in range(5):
        roll([(x + .66, .20, 1.06), (x + .60 + .03 * k, .18, 1.20), (x + .50 + .08 * k, .14, 1.28 - .03 * abs(k - 2))], [.012, .03, .008], clay("#4F8A55", .8), sides=10)
    drum((x + .30, .02, .91), .055, .04, gloss("#F6B53C", .3), .02)


def compose():
    indoors("#F4CDB8", "#D9A873", (-1.30, 1.78), size=1.3)
    colors = ("#B4246F", "#F6B53C", "#2F6DA3", "#3E9A6B", "#EE6C4D", "#7C6BC0", "#F6B53C", "#D9483B", "#2F8F96", "#D43D8B")
    shelf(.92, 1.62, colors)
    desk(.78)
    folder(upright((.08, .08, 1.12), -8, -10, 10))
    clerk, parent = team()["joanna"], grown_ups()["aunt"]
    person(clerk, (.52, .72, 0), -16, Pose(look=(.1, -.7, 1.05), lean=16, tilt=-5, right=Reach((.24, .19, 1.10), fingers=(-.8, -.5, .2), palm=(-.1, .9, .2), shape="hold"), left=Reach((.82, .46, .90), fingers=(-.3, -.9, 0), palm=(0, 0, -1), shape="flat")), "joy")
    hold = (-.98, -.10, .70)
    person(parent, (-.62, -.02, 0), 44, Pose(look=(.1, -.8, 1.1), tilt=4, left=Reach((-.07, .04, 1.08), fingers=(.8, .2, .3), palm=(.1, .9, .2), shape="hold"), right=Reach(hold, fingers=(-.3, -.1, -.9), palm=(0, 1, 0), shape="hold")), "smile")
    person(SMALL, (-1.18, -.18, 0), 22, Pose(look=(-.3, -2.6, .8), tilt=7, left=Reach(hold, fingers=(.5, .1, .8), palm=(0, -1, 0), shape="hold"), right=Reach((-.23, -.12, .68), own=True, fingers=(-.2, -.2, 1), palm=(0, -1, 0), shape="open")), "grin")
    camera((0, -4.7, 1.35), (0, 0, .98), 52, .02, (0, 0, 1))
