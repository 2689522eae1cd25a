"""The people of the pictures: the twelve of the team and a neighborhood of children, teenagers and parents."""
from dataclasses import replace

from kit.fabrics import dots, flowers, knit, stripes
from kit.figure.look import Clothes, Look

JEANS, NIGHT, SAND = "#3B5C86", "#2B3B55", "#B98E62"


def _grown(**look):
    return Look(age="adult", **look)


def team():
    """Return the sample team by first name."""
    return {
        "anika": _grown(skin="amber", hair="long_straight", hair_color="espresso", lashes=True, nose="long", lips="#A8404E", clothes=Clothes("cardigan", knit("#D43D8B"), "#F6B53C", "#FBF7EE", legs_color=NIGHT)),
        "ben": _grown(skin="rose", hair="tousled", hair_color="red", beard="full", nose="ball", eyes="green", freckles=True, build=1.14, clothes=Clothes("shirt", "#3E8A5B", legs_color=SAND, shoes="boots")),
        "clara": _grown(skin="porcelain", hair="bob", hair_color="blond", glasses="round #7A4A2A", eyes="blue", nose="button", lashes=True, lips="#C65A66", clothes=Clothes("sweater", knit("#3C7FB5", "#FBF7EE", 4), "#2F6694", legs_color=NIGHT)),
        "dmitri": _grown(skin="peach", hair="swept", hair_color="black", nose="arched", eyes="gray", beard="stubble", tall=1.04, clothes=Clothes("turtleneck", knit("#5B6B7B"), "#5B6B7B", legs_color="#2B2F3A")),
        "elena": _grown(skin="honey", hair="high_bun", hair_color="brown", nose="small", eyes="hazel", lashes=True, lips="#B84A4A", clothes=Clothes("scrubs", "#3C86C2", "#E4F1F5", legs_color="#3C86C2")),
        "finn": _grown(skin="rose", hair="tousled", hair_color="fair", nose="long", eyes="blue", freckles=True, build=.92, clothes=Clothes("hoodie", "#F2AE2E", "#FBF7EE", legs_color=JEANS)),
        "grace": _grown(skin="cocoa", hair="afro", hair_color="black", nose="broad", lashes=True, earrings="#E8B13C", lips="#8E2F3E", clothes=Clothes("scrubs", "#EE6C4D", "#FFE6DC", legs_color="#EE6C4D")),
        "hana": _grown(skin="peach", hair="long_fringe", hair_color="black", nose="small", eyes="dark", lashes=True, hearing_aid="#2FA4B8", lips="#C4606A", clothes=Clothes("polo", "#7FC4B2", "#FBF7EE", sleeves="half", legs_color=NIGHT)),
        "isaac": _grown(skin="umber", hair="buzz", hair_color="black", beard="short", glasses="square #1F1B1E", nose="broad", eyes="dark", build=1.06, clothes=Clothes("cardigan", knit("#17636B"), "#D9A05B", "#F3EDE0", legs_color=SAND)),
        "joanna": _grown(skin="porcelain", hair="pixie", hair_color="silver", glasses="round #D6457F", nose="ball", eyes="gray", lips="#C25B66", build=1.1, tall=.94, clothes=Clothes("turtleneck", knit("#8C7FC9"), "#8C7FC9", legs_color="#4A4566")),
        "kai": _grown(skin="copper", hair="topknot", hair_color="black", nose="broad", eyes="dark", build=1.08, clothes=Clothes("hoodie", "#24508F", "#FBF7EE", legs_color="#2B2F3A")),
        "lucia": _grown(skin="chestnut", hair="two_braids", hair_color="black", nose="arched", eyes="dark", lashes=True, earrings="#E0443E", lips="#9A3B40", clothes=Clothes("sweater", knit("#C23A34", "#FBE9C9", 3), "#8F2A2A", legs_color=NIGHT)),
    }


def children():
    """Return the children by name."""
    return {
        "mae": Look(skin="cocoa", hair="puffs", hair_color="black", lashes=True, clothes=Clothes("tee", stripes("#F6B53C", "#FBF7EE", 6), "#EE6C4D", legs_color="#2F6DA3", shoes_color="#D43D8B")),
        "otto": Look(skin="rose", hair="tousled", hair_color="red", freckles=True, eyes="green", clothes=Clothes("hoodie", "#1F7F72", "#FBF7EE", legs_color=JEANS, shoes_color="#E0443E")),
        "nila": Look(skin="copper", hair="two_braids", hair_color="black", nose="broad", lashes=True, clothes=Clothes("kuspuk", flowers("#C23A6B", "#FBE3EC", "#F6B53C", 9, 7), "#FBF7EE", "#A32C57", legs="leggings", legs_color=NIGHT, shoes_color="#F6B53C")),
        "leo": Look(skin="honey", hair="swept", hair_color="espresso", glasses="round #2F6DA3", clothes=Clothes("tee", "#EE6C4D", "#FBF7EE", legs_color=JEANS, shoes_color="#2F7F86")),
        "tuva": Look(skin="porcelain", hair="side_ponytails", hair_color="blond", eyes="blue", nose="small", clothes=Clothes("sweater", knit("#5AA9C7", "#FBF7EE", 3), "#F6B53C", legs_color="#8A3E78", shoes_color="#F6B53C")),
        "sami": Look(skin="umber", hair="cornrows", hair_color="black", nose="broad", clothes=Clothes("polo", "#3E9A6B", "#FBF7EE", legs="shorts", legs_color=NIGHT, shoes_color="#F6B53C", )),
        "yuki": Look(skin="peach", hair="side_ponytails", hair_color="black", eyes="dark", nose="small", lashes=True, hearing_aid="#D6457F", clothes=Clothes("dress", dots("#F2B33A", "#FBF7EE", 14, 6), "#FBF7EE", legs="leggings", legs_color="#5B4A8A", shoes_color="#B4246F")),
        "ravi": Look(skin="amber", hair="curly", hair_color="black", nose="button", clothes=Clothes("tee", stripes("#2F7F86", "#BFE3E0", 7), "#F6B53C", legs_color="#4A4566", shoes_color="#FBF7EE")),
        "inga": Look(skin="peach", hair="ponytail", hair_color="auburn", freckles=True, eyes="hazel", lashes=True, clothes=Clothes("hoodie", "#7C6BC0", "#FBF7EE", legs_color=JEANS, shoes_color="#EE6C4D")),
        "kaya": Look(skin="chestnut", hair="curly_bob", hair_color="espresso", nose="broad", lashes=True, clothes=Clothes("tee", flowers("#FBF3E3", "#D43D8B", "#F6B53C", 9, 6), "#D43D8B", legs_color="#2F7F86", shoes_color="#D43D8B")),
        "emil": Look(skin="porcelain", hair="crop", hair_color="fair", eyes="blue", nose="ball", glasses="square #D9483B", clothes=Clothes("sweater", knit("#D9483B", "#FBF7EE", 3), "#FBF7EE", legs_color=NIGHT, shoes_color="#2F6DA3")),
        "amal": Look(skin="olive", hair="bald", headwear="hijab", headwear_color="#5C9EAD", nose="small", lashes=True, clothes=Clothes("sweater", "#E9A23B", "#E9A23B", legs_color="#3B4A6B", shoes_color="#D43D8B")),
        "tom": Look(skin="peach", hair="buzz", hair_color="chestnut", nose="small", eyes="hazel", clothes=Clothes("tee", dots("#3C7FB5", "#FBF7EE", 11, 8, .2), "#FBF7EE", legs="shorts", legs_color="#B98E62", shoes_color="#E0443E")),
        "ada": Look(skin="umber", hair="space_buns", hair_color="black", lashes=True, clothes=Clothes("hoodie", "#D43D8B", "#FBF7EE", legs_color="#3B4A6B", shoes_color="#5AC0B0")),
    }


def grown_ups():
    """Return parents, a teenager, a counselor's visitor and neighbors by name."""
    return {
        "mother": _grown(skin="copper", hair="long_straight", hair_color="black", nose="broad", lashes=True, lips="#9A3B40", clothes=Clothes("kuspuk", flowers("#2E7FA8", "#FBE9F1", "#F6B53C", 9, 7), "#FBF7EE", "#22668A", legs="leggings", legs_color=NIGHT, shoes="boots", shoes_color="#8A5A3A")),
        "father": _grown(skin="honey", hair="crop", hair_color="espresso", beard="short", nose="long", clothes=Clothes("sweater", knit("#B5654A", "#F3DFC1", 3), "#8F4A35", legs_color=JEANS, shoes="boots")),
        "mum": _grown(skin="porcelain", hair="wavy", hair_color="auburn", eyes="green", lashes=True, lips="#BF5560", clothes=Clothes("cardigan", knit("#E3A53A"), "#FBF7EE", "#2F7F86", legs_color=JEANS)),
        "dad": _grown(skin="cocoa", hair="bald", hair_color="black", beard="full", nose="broad", build=1.1, clothes=Clothes("hoodie", "#6B7F4A", "#FBF7EE", legs_color=NIGHT)),
        "grandmother": _grown(skin="chestnut", hair="low_bun", hair_color="white", nose="broad", glasses="round #8A5A3A", tall=.92, build=1.12, clothes=Clothes("kuspuk", flowers("#7A4E9A", "#F7E6A8", "#EE6C4D", 9, 7), "#FBF7EE", "#633C82", legs="leggings", legs_color="#3A3147", shoes="boots")),
        "aunt": _grown(skin="olive", hair="bald", headwear="hijab", headwear_color="#B5476B", nose="long", lashes=True, lips="#A34A50", clothes=Clothes("cardigan", "#4A6B8A", "#FBF7EE", "#E9DCC8", legs_color="#33384A")),
        "teen": Look(age="teen", skin="amber", hair="curly", hair_color="espresso", nose="long", clothes=Clothes("hoodie", "#46688F", "#FBF7EE", legs_color="#2B2F3A", shoes_color="#FBF7EE")),
        "girl": Look(age="teen", skin="rose", hair="wavy", hair_color="chestnut", eyes="gray", lashes=True, freckles=True, clothes=Clothes("tee", stripes("#FBF7EE", "#2F7F86", 8, .4), "#2F7F86", sleeves="half", legs_color=JEANS, shoes_color="#D43D8B")),
    }


def changed(look, clothes=None, **more):
    """Return the look with other features, and with other details of its clothes."""
    return replace(look, clothes=replace(look.clothes, **(clothes or {})), **more)


def for_winter(look, parka="#D9483B", beanie=None, mittens="#F6B53C"):
    """Return the look dressed for the snow: boots, mittens, a parka (None keeps the top: a kuspuk goes over warm layers)
    and, unless it wears a scarf, a beanie."""
    clothes = replace(look.clothes, legs="trousers", shoes="boots", shoes_color="#7A5236", mittens=mittens)
    if parka:
        clothes = replace(clothes, top="parka", color=parka, trim="#F6B53C")
    if beanie and not look.headwear:
        return replace(look, clothes=clothes, headwear="beanie", headwear_color=beanie)
    return replace(look, clothes=clothes)
