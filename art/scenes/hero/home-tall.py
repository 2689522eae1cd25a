"""A child leaps between stepping stones toward a kneeling therapist with open arms, under tall spruces and a bright peak."""
from kit.camera import camera
from kit.cast import children, team
from kit.equipment import stone
from kit.figure.person import person
from kit.plants import spruce
from kit.poses import Pose, Reach, kneel_one
from kit.sets import summer


def compose():
    ground = summer("day", seed=7, azimuth=35, middle=-1.5, trees=4, flowers=34, clear=1.6, near=1.2)
    for k, (x, y, color) in enumerate(((-1.06, -.30, "#2F8F96"), (-.62, -.06, "#F6B53C"), (-.12, -.24, "#EE6C4D"), (.22, .16, "#7C6BC0"))):
        stone((x, y, 0), .19, color)
    for x, y, h in ((-2.3, 3.4, 4.6), (-1.35, 4.6, 3.6), (1.7, 3.6, 4.9), (2.6, 4.6, 5.6), (-3.2, 4.4, 5.4)):
        spruce((x, y, ground.height(x, y)), h, int(h * 10), snowy=0)
    therapist, child = team()["anika"], children()["otto"]
    m = therapist.measures
    person(therapist, (.72, .10, 0), -26, kneel_one(m, look=(-.30, -1.5, 1.0), lean=6, down="left",
           left=Reach((.42, -.52, .86), fingers=(-.75, -.55, .25), palm=(-.75, .5, .3), shape="open"), right=Reach((.05, .36, .90), fingers=(-.9, -.1, .3), palm=(-.1, -1, .3), shape="open")), "cheer")
    leap = Pose(pelvis=(0, 0, .56), lean=8, look=(.75, -1.5, 1.05), tilt=5,
                left=Reach((.34, -.24, .98), own=True, fingers=(.5, -.5, .8), palm=(0, -.8, -.4), shape="open"), right=Reach((-.36, .04, .92), own=True, fingers=(-.8, .1, .6), palm=(0, -.8, -.5), shape="open"),
                left_foot=Reach((.07, -.30, .27), own=True, fingers=(0, -1, .3), bend=(.1, -1, .6)), right_foot=Reach((-.07, .26, .20), own=True, pitch=-48, bend=(0, -1, .1)))
    person(child, (-.50, -.14, .09), 46, leap, "laughing")
    camera((.02, -5.0, .98), (.03, 0, .98), 74, .02, (0, 0, .8))
