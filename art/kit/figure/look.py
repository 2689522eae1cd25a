"""What a person looks like: age, skin, hair, face, clothes and aids, named in plain words."""
from dataclasses import dataclass, field, replace

# Skin clay and the blush that goes with it.
SKINS = {
    "porcelain": ("#F7D7C0", "#F0917F"), "rose": ("#F3C6A8", "#E67F6B"), "peach": ("#EDB78F", "#DD7358"),
    "honey": ("#DFA273", "#CC6247"), "olive": ("#CB9365", "#B85F42"), "amber": ("#BC7E4E", "#A84F38"),
    "copper": ("#AB6B42", "#973F30"), "chestnut": ("#8F5636", "#7E3228"), "cocoa": ("#70422B", "#632520"),
    "umber": ("#573424", "#6E2A22"),
}
HAIRS = {
    "black": "#251C1E", "espresso": "#3A2620", "brown": "#5E3A26", "chestnut": "#7C4526", "auburn": "#93401F",
    "red": "#B9511F", "blond": "#DDAF5C", "fair": "#E9CB8C", "silver": "#C3C6CC", "white": "#E8E6E2",
}
EYES = {"brown": "#5B3319", "dark": "#33201A", "hazel": "#7B5A2A", "green": "#3F7353", "blue": "#3C7FA8", "gray": "#607784"}


@dataclass(frozen=True)
class Measures:
    """Lengths in meters. Heads stay nearly as large as a child's, so adults read as tall, not as giants."""
    head: float
    neck: float
    shoulder: float
    hip: float
    torso: float
    upper_arm: float
    forearm: float
    hand: float
    thigh: float
    shin: float
    ankle: float
    girth: float
    limb: float


AGES = {
    "toddler": Measures(.32, .005, .098, .055, .25, .115, .105, .085, .125, .115, .045, .104, .044),
    "child": Measures(.36, .012, .120, .062, .31, .165, .155, .105, .195, .185, .05, .112, .045),
    "teen": Measures(.365, .035, .148, .074, .40, .225, .215, .125, .285, .275, .06, .126, .051),
    "adult": Measures(.38, .05, .172, .084, .48, .265, .25, .142, .345, .335, .065, .150, .060),
}


@dataclass(frozen=True)
class Clothes:
    """top: tee, sweater, hoodie, scrubs, polo, cardigan, turtleneck, kuspuk, parka, dress. legs: trousers, shorts, leggings.

    Colors are '#rrggbb' or a finished material. trim colors collars, cuffs and rickrack.
    """
    top: str = "tee"
    color: object = "#1F6F63"
    trim: object = "#F3EDE0"
    under: object = "#FBFAF6"
    sleeves: str = "short"
    legs: str = "trousers"
    legs_color: object = "#2F4B6B"
    shoes: str = "sneakers"
    shoes_color: object = "#EE6C4D"
    mittens: object = None


@dataclass(frozen=True)
class Look:
    age: str = "child"
    skin: str = "peach"
    hair: str = "crop"
    hair_color: str = "brown"
    beard: str = ""
    headwear: str = ""
    headwear_color: object = "#14505A"
    eyes: str = "brown"
    nose: str = "button"
    lashes: bool = False
    freckles: bool = False
    lips: str = ""
    build: float = 1.0
    face_width: float = 1.0
    tall: float = 1.0
    glasses: str = ""
    hearing_aid: str = ""
    earrings: str = ""
    headphones: str = ""
    brace: str = ""
    clothes: Clothes = field(default_factory=Clothes)

    @property
    def measures(self):
        base = AGES[self.age]
        if self.tall == 1:
            return base
        longer = ("torso", "upper_arm", "forearm", "thigh", "shin")
        return replace(base, **{key: getattr(base, key) * self.tall for key in longer})

    @property
    def grown(self):
        return self.age == "adult"
