"""A therapist and a child with a hearing aid sit face to face and make the same sound together."""
from kit.camera import camera
from kit.cast import children, team
from kit.equipment import heart, text
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Reach, cross_legged
from kit.sets import indoors
from kit.shapes import slab


def compose():
    indoors("#BFDDE0", "#D9A873", (0, 1.62), rug_colors=("#2F8F96", "#F3EDE0", "#F6B53C"))
    clara, child = team()["clara"], children()["yuki"]
    person(clara, (-.56, .05, .02), 40, cross_legged(clara.measures, look=(.45, -1.3, .62), lean=6, tilt=4, left=Reach((-.20, -.24, .80), fingers=(.2, -.3, 1), palm=(.3, -1, 0), shape="open"), right=Reach((-.62, -.36, .66), fingers=(.2, -.4, .8), palm=(.4, -1, .2), shape="open")), "wonder")
    person(child, (.46, -.02, .02), -38, cross_legged(child.measures, look=(-.35, -1.2, .75), lean=5, tilt=-5, right=Reach((.16, -.26, .62), fingers=(-.2, -.3, 1), palm=(-.3, -1, 0), shape="open"), left=Reach((.58, -.36, .50), fingers=(-.2, -.4, .8), palm=(-.4, -1, .2), shape="open")), "wonder")
    for k, (x, z, size) in enumerate(((-.16, .92, .16), (.02, 1.03, .24), (.25, 1.16, .32))):
        text("o", (x, .1, z), size, clay(("#F6B53C", "#EE6C4D", "#D43D8B")[k], .5), depth=.02)
    slab((1.38, 1.1, .42), (.70, .36, .84), clay("#E9D2A8", .7), .03)
    for k, color in enumerate(("#B4246F", "#2F8F96", "#F6B53C", "#5B4A8A", "#EE6C4D")):
        slab((1.16 + .10 * k, 1.02, .98), (.075, .22, .27), clay(color, .6), .012, 0, (0, 3 * (k % 2)))
    heart((-1.28, 1.40, 1.5), .17, "#EE6C4D", thick=.3)
    camera((0, -4.4, 1.15), (0, 0, .70), 58, .03, (0, 0, .7))
