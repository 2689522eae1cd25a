"""A therapist and a laughing child walk hand in hand along a snowy path toward a warm cabin at first light."""
from kit.buildings import cabin, smoke
from kit.camera import camera
from kit.fabrics import knit
from kit.figure.look import Clothes, Look
from kit.figure.person import person
from kit.land import Ground, range_of_mountains, snow
from kit.light import area, lamp, sun
from kit.plants import spruce
from kit.poses import Pose, Reach
from kit.sky import dawn

CHILD = Look(skin="chestnut", hair="puffs", hair_colour="black", lashes=True,
             clothes=Clothes("sweater", knit("#D43D8B", "#FBF7EE", 3), "#F6B53C", legs_colour="#2F5A86", shoes="boots", shoes_colour="#8A5A3A", mittens="#F6B53C"))
THERAPIST = Look(age="adult", skin="honey", hair="low_bun", hair_colour="espresso", lashes=True, nose="small",
                 clothes=Clothes("cardigan", knit("#1F7F72"), "#F6B53C", "#FBF7EE", legs_colour="#34495E", shoes="boots", shoes_colour="#6B4A3A"))


def compose():
    path = [(-2.6, -4), (-1.6, -1.2), (-.75, .35), (.6, 1.7), (1.9, 3.2), (2.6, 5.2)]
    ground = Ground(flat=2.2, roll=.5, path=path, path_width=.62, path_depth=.13, seed=2)
    ground.mesh(snow(), 170)
    range_of_mountains(far=34, width=74, height=8.5, seed=3, rocks=("#86A9C6", "#6890B2"), top="#FFF4EC", line=.5, count=8, middle=-7)
    cabin((3.4, 6.6, ground.height(3.4, 6.6) - .05), -22)
    smoke((4.2, 6.9, 3.55), .24, 5)
    lamp((2.6, 4.9, .9), 60, "#FFB65C", .3)
    hold = (-.70, .50, .50)
    child = Pose(right=Reach(hold, fingers=(-.55, .1, .75), palm=(-.2, -1, 0), shape="hold"), left=Reach((.37, -.16, .80), own=True, fingers=(.5, -.3, .9), palm=(0, -1, -.1), shape="open"),
                 left_foot=Reach((.07, -.20, 0), own=True, pitch=14), right_foot=Reach((-.075, .13, 0), own=True, pitch=-28), lean=3, sway=-3, look=(-.85, .1, 1.3), tilt=-6)
    adult = Pose(left=Reach(hold, fingers=(.12, -.1, -1), palm=(.3, 1, 0), shape="hold"), right=Reach((-.30, .06, .80), own=True), lean=3, sway=4, look=(-.3, -.3, .95),
                 left_foot=Reach((.09, .16, 0), own=True, pitch=-22), right_foot=Reach((-.10, -.24, 0), own=True, pitch=12), tilt=7)
    person(CHILD, (-.42, .30, -.12), 30, child, "laughing")
    person(THERAPIST, (-.98, .62, -.12), 34, adult, "joy")
    for x, y, h in ((-3.9, 4.2, 3.4), (-5.7, 6.2, 4.6), (-3.6, 7.2, 3.0), (6.6, 6.6, 4.2), (5.9, 9.8, 4.8), (7.6, 9.0, 5.2), (1.2, 11.5, 3.4), (-7.4, 8.6, 5.4), (4.3, 3.9, 1.5), (-2.6, 10.5, 3.6), (8.6, 5.4, 3.4)):
        spruce((x, y, ground.height(x, y)), h, int(x * 10))
    dawn(.62)
    sun(34, 27, 2.9, "#FFD9B0", 5)
    area((3, -4, 3.5), (-.6, .4, .8), 55, 3, "#D9E6FF")
    camera((.25, -5.3, 1.25), (.48, 0, 1.0), 47, .03, (-.7, .3, .9))
