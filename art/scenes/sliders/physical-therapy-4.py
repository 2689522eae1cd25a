"""A child crawls out of a striped tunnel."""
import math

from kit.camera import camera
from kit.cast import children
from kit.equipment import ball
from kit.figure.person import person
from kit.loft import Loft, roll
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.sets import indoors
from kit.shapes import grid, mesh_object


def compose():
    indoors("#CBE0D2", "#D9A873", (-1.2, 1.36))
    colors = ("#EE6C4D", "#FBF7EE", "#2F8F96", "#FBF7EE", "#F6B53C", "#FBF7EE")
    radius = .44
    path = [(.05, .10, radius), (.55, .42, radius), (1.10, .62, radius), (1.9, .70, radius)]
    spine = Loft(path, [radius] * 4, cap=(0, 0), sides=40)
    for k in range(10):
        shell = _tube(spine, k / 10, (k + 1) / 10 + .004)
        shell.data.materials.append(clay(colors[k % 6], .75))
    rim = [spine.point(a, 0, .0) for a in range(0, 380, 12)]
    roll(rim, .030, clay("#14505A", .7), steps=2, sides=10)
    child = children()["sami"]
    person(child, (-.20, -.14, 0), -30, Pose(pelvis=(0, .20, .185), lean=97, look=(-.6, -3, .62), tilt=6, left=Reach((.13, -.20, .012), own=True, fingers=(.1, -1, 0), palm=(0, 0, -1), shape="flat"), right=Reach((-.13, -.25, .012), own=True, fingers=(-.1, -1, 0), palm=(0, 0, -1), shape="flat"),
           left_foot=Reach((.09, .36, .06), own=True, fingers=(0, .3, -1), palm=(0, 1, .2), bend=(.1, -1, -.6)), right_foot=Reach((-.09, .30, .06), own=True, fingers=(0, .3, -1), palm=(0, 1, .2), bend=(-.1, -1, -.6))), "joy")
    for x, y, r, color in ((-1.05, .25, .14, "#D43D8B"), (-.85, .65, .10, "#F6B53C"), (-1.3, .6, .11, "#2F6DA3")):
        ball((x, y, 0), r, color, False)
    camera((-.1, -4.0, 1.0), (.05, 0, .46), 60, .03, (-.2, -.3, .4))


def _tube(spine, start, end):
    """Return an open ring of the tunnel's wall, slightly swollen between its hoops."""
    rows, columns, vertices = 6, 48, []
    for r in range(rows):
        t = start + (end - start) * r / (rows - 1)
        swell = .03 * math.sin(math.pi * r / (rows - 1))
        vertices += [spine.point(360 * c / columns, t, swell) for c in range(columns)]
    faces, uvs = grid(rows, columns, True)
    return mesh_object("tunnel", vertices, faces, None, uvs)
