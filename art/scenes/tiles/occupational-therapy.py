"""A child curls up in a soft swing that hangs from a wooden frame."""
import math

from kit.camera import camera
from kit.cast import children
from kit.equipment import rope, swing_frame
from kit.figure.person import person
from kit.light import area
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.sets import autumn
from kit.shapes import grid, mesh_object


def pod(center, radius, height, color):
    """A cocoon of cloth, open in front, gathered at the top."""
    rows, columns, vertices = 40, 64, []
    for r in range(rows):
        t = r / (rows - 1)
        ring = radius * (math.sin(math.pi * min(1, t * 1.02)) ** .55 * (1 - .55 * t ** 2) + .02)
        for c in range(columns):
            angle = math.radians(-52 + 284 * c / (columns - 1))
            fold = 1 + .03 * math.sin(angle * 9) * t
            edge = min(c, columns - 1 - c)
            flare = 1.0 + (.05 if edge < 2 else 0)
            gap = max(0, math.sin(math.pi * min(1, max(0, (t - .20) / .62)))) ** .6
            front = -math.pi / 2
            spread = angle if gap > .02 else angle
            turn = front + math.pi + (spread - math.radians(90)) * (1 + (1 - gap) * .267)
            vertices.append((center[0] + ring * fold * flare * math.cos(turn), center[1] + ring * fold * flare * math.sin(turn), center[2] + height * t))
    faces, uvs = grid(rows, columns, False)
    cloth = mesh_object("pod", vertices, faces, clay(color, .85), uvs)
    thick = cloth.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = .03
    return cloth


def compose():
    autumn(seed=8, clear=1.9)
    swing_frame((0, .05, 0), 1.45, 1.86, .6)
    pod((0, 0, .34), .46, 1.30, "#2F8F96")
    rope((0, .03, 1.55), (0, .05, 1.85), .02)
    pose = Pose(pelvis=(0, .06, .53), lean=-8, look=(.2, -3, .85), tilt=10,
                left=Reach((.075, -.30, .60), own=True, fingers=(-1, -.2, .1), palm=(-.1, 1, 0), bend=(1, .2, -.5)),
                right=Reach((-.075, -.31, .63), own=True, fingers=(1, -.2, .1), palm=(.1, 1, 0), bend=(-1, .2, -.5)),
                left_foot=Reach((.09, -.07, .50), own=True, fingers=(.1, -1, .1), bend=(.25, -.6, 1)),
                right_foot=Reach((-.09, -.07, .50), own=True, fingers=(-.1, -1, .1), bend=(-.25, -.6, 1)))
    person(children()["otto"], (0, 0, 0), 0, pose, "content")
    area((.4, -2.6, 1.3), (0, 0, .8), 26, 1.0, "#FFEBD2")
    camera((.2, -4.3, 1.02), (0, 0, 1.0), 80, .04, (0, -.2, .9))
