"""A child holds a parent's hand in the door of a bright therapy gym and leans in to see a kneeling therapist, who waves."""
from kit.camera import camera
from kit.cast import children, grown_ups, team
from kit.equipment import ball, rope, stone
from kit.figure.person import person
from kit.light import area
from kit.materials import clay, wood
from kit.poses import Pose, Reach, kneel_one
from kit.sets import indoors
from kit.shapes import blob, slab


def doorway(x, y):
    """An open door in the back wall with a lighter hall behind it."""
    slab((x, y, 1.03), (1.2, .06, 2.06), clay("#FFF3DC", .9), .01)
    for side in (-1, 1):
        slab((x + side * .66, y - .05, 1.06), (.14, .22, 2.20), wood("#A8754C", "Z"), .03)
    slab((x, y - .05, 2.14), (1.46, .22, .14), wood("#A8754C", "X"), .03)


def climbing_holds():
    """Two columns of holds on the wall."""
    for k in range(8):
        x, z = -.20 + .28 * (k % 2) + .08 * (k // 2 % 2), .62 + .40 * (k // 2)
        blob((x, 1.44, z), (.085, .07, .065), clay(("#D43D8B", "#2F8F96", "#F6B53C", "#7C6BC0", "#EE6C4D")[k * 3 % 5], .5), sides=24, uneven=.25)


def compose():
    indoors("#F8E2A9", "#D9A873", (1.36, 1.80), light="#D8EEF8", size=1.35)
    doorway(-1.12, 1.46)
    climbing_holds()
    hold = (-.97, .92, .68)
    parent, child, therapist = grown_ups()["father"], children()["leo"], team()["kai"]
    person(parent, (-1.32, 1.06, 0), 40, Pose(look=(.1, -.9, .9), tilt=6, left=Reach(hold, fingers=(.4, -.1, -1), palm=(0, 1, 0), shape="hold")), "smile")
    person(child, (-.62, .84, 0), 50, Pose(look=(.6, -1.3, .95), lean=12, sway=8, tilt=9, right=Reach(hold, fingers=(-.6, .1, .7), palm=(0, -1, 0), shape="hold"), left=Reach((.14, -.20, .60), own=True, fingers=(-.5, -.4, .8), palm=(-.5, .8, 0), shape="relaxed")), "grin")
    person(therapist, (.68, .40, 0), -52, kneel_one(therapist.measures, look=(-.5, -1.1, .85), lean=5, tilt=-6, down="left", right=Reach((.41, .19, 1.22), fingers=(-.1, 0, 1), palm=(-.6, -1, 0), shape="open"),
           left=Reach((-.10, -.33, .46), own=True, fingers=(-.7, -.7, -.1), palm=(0, 0, -1), shape="flat")), "cheer")
    for k, (x, y, color) in enumerate(((-.85, .10, "#2F8F96"), (-.42, -.28, "#7C6BC0"), (.06, -.50, "#EE6C4D"))):
        stone((x, y, 0), .18, color)
    slab((1.52, 1.02, .52), (.86, .60, .10), clay("#2F8F96", .8), .04, -6)
    for x in (1.16, 1.88):
        for y in (.78, 1.26):
            rope((x, y, .56), (x * .97 + .05, 1.02, 3.0), .016)
    ball((1.60, -.05, 0), .36, "#EE6C4D")
    area((-1.6, .9, 2.9), (-.9, .9, .8), 25, .8, "#FFF0D8")
    camera((0, -4.8, 1.30), (0, 0, .90), 53, .02, (0, .5, .9))
