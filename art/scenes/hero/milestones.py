"""Six children, from a baby to a five-year-old, in a row: on the tummy, sitting, standing at a table, walking, kicking a ball and drawing."""
from kit.camera import camera
from kit.cast import changed, children
from kit.equipment import ball, pencil, table
from kit.fabrics import dots, knit, stripes
from kit.figure.look import Clothes, Look
from kit.figure.person import person
from kit.light import area
from kit.materials import clay
from kit.poses import Pose, Reach, sit
from kit.sets import summer
from kit.shapes import slab

LYING = Look("toddler", "honey", "wisp", "black", eyes="dark", nose="small", clothes=Clothes("tee", dots("#F6B53C", "#FBF7EE", 9, 6, .2), "#FBF7EE", sleeves="long", legs_color="#EE6C4D", shoes_color="#FBF7EE"))
SITTING = Look("toddler", "cocoa", "puffs", "black", lashes=True, clothes=Clothes("tee", "#D43D8B", "#FBF7EE", legs_color="#7C6BC0", shoes_color="#F6B53C"))
STANDING = Look("toddler", "porcelain", "wisp", "fair", eyes="blue", tall=1.12, clothes=Clothes("sweater", knit("#2F8F96", "#FBF7EE", 3), "#FBF7EE", legs_color="#3B5C86", shoes_color="#D9483B"))
WALKING = Look("toddler", "copper", "crop", "black", nose="broad", tall=1.35, clothes=Clothes("tee", stripes("#FBF7EE", "#3E9A6B", 6, .4), "#3E9A6B", legs_color="#2B3B55", shoes_color="#EE6C4D"))


def both(x, y, z, fingers=None, palm=None, shape="relaxed"):
    """Return the reaches of the left and the right, which mirror each other; x is the distance from the body's middle."""
    return [Reach((side * x, y, z), fingers, palm, shape, own=True) for side in (1, -1)]


def compose():
    summer("dawn", seed=27, flowers=36, middle=2.5, near=1.3, azimuth=-35, clear=3.2)
    slab((0, -.05, .012), (4.5, 1.25, .04), clay("#F3E3BE", .9), .018)
    kids = children()
    left, right = both(.12, -.29, .04, (0, -1, 0), (0, 0, -1), "flat")
    feet = both(.08, .22, .12, (0, 1, -.1), (0, 0, -1))
    person(LYING, (-1.76, .02, .03), 58, Pose(pelvis=(0, 0, .09), lean=68, look=(-1.1, -2, .5), left=left, right=right, left_foot=feet[0], right_foot=feet[1]), "joy")
    left, right = both(.07, -.20, .15, (0, -1, .3), (0, 0, 1), "cup")
    feet = both(.12, -.24, .05, (0, -.2, 1), (0, 1, 0))
    person(SITTING, (-1.10, -.05, .03), 14, Pose(pelvis=(0, 0, .06), lean=4, tilt=6, look=(-1.0, -3, .6), left=left, right=right, left_foot=feet[0], right_foot=feet[1]), "laughing")
    ball((-1.045, -.26, .17), .085, "#3C7FB5", False)
    table((-.26, -.05, .03), .46, .40, .36)
    for k, color in enumerate(("#D9483B", "#F6B53C", "#2F8F96")):
        slab((-.20, -.05, .44 + .10 * k), (.10, .10, .10), clay(color, .6), .015, 14 * k)
    person(STANDING, (-.64, -.04, .03), 62, Pose(look=(0, -1.6, .55), lean=8, tilt=-4, left=Reach((-.39, .05, .42), fingers=(1, -.2, 0), palm=(0, 0, -1), shape="flat"), right=Reach((-.43, -.16, .42), fingers=(1, .2, 0), palm=(0, 0, -1), shape="flat")), "grin")
    left, right = both(.28, -.10, .62, None, (0, -.6, -.8), "open")
    person(WALKING, (.25, -.06, .03), 28, Pose(look=(.5, -3, .7), lean=4, sway=4, tilt=5, left=left, right=right, left_foot=Reach((.07, -.14, .02), own=True, pitch=14), right_foot=Reach((-.07, .12, .0), own=True, pitch=-24)), "cheer")
    left, right = both(.30, -.02, .60, None, (0, 0, -1), "open")
    person(kids["sami"], (.87, .0, .03), 40, Pose(look=(1.3, -1.6, .6), lean=-4, tilt=-4, left=left, right=right, right_foot=Reach((-.05, -.28, .13), own=True, pitch=22), left_foot=Reach((.07, .04, 0), own=True)), "grin")
    ball((1.17, -.40, .03), .13, "#D43D8B")
    table((1.66, -.26, .03), .72, .46, .42)
    slab((1.64, -.34, .456), (.36, .26, .012), clay("#FFFBF0", .8), .004)
    pencil((1.58, -.36, .465), (1.50, -.22, .62), .02, "#D9483B")
    drawer = changed(kids["yuki"], glasses="round #2F8F96")
    person(drawer, (1.66, .10, .03), -6, sit(.26, drawer.measures, look=(1.56, -.7, .50), lean=8, tilt=4, right=Reach((1.53, -.22, .55), fingers=(.3, -.7, -.4), palm=(.6, 0, -.8), shape="grip"), left=Reach((1.80, -.24, .475), fingers=(-.4, -1, 0), palm=(0, 0, -1), shape="flat")), "content")
    slab((1.66, .12, .14), (.34, .32, .24), clay("#F6B53C", .8), .05)
    area((1.5, -5, 3), (0, 0, .6), 70, 2.5, "#FFE2C0")
    camera((0, -5.4, 1.25), (0, 0, .60), 47.5, .02, (0, -.1, .5))
