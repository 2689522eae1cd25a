import { babyBottle, coins, heart, star, table } from "./caring-things";
import { graduationCap, openBook } from "./learning-things";
import { cabin, guidepost, tent } from "./outdoor-things";
import { paint } from "./palette";
import { pegPerson, people } from "./peg-person";
import { ball, skis } from "./play-things";
import type { Scene } from "./scene";
import { indoors, onStage, outdoors } from "./settings";
import { clipboard, tablet } from "./talking-things";

const { therapist, counselor, parent, explorer, builder, dancer, reader, skier } = people;

/** Partners, appointment steps, testimonials and the social card. */
export const smallScenes: Record<string, Scene> = {
  "partners/adaptive-sports.jpg": outdoors({ mood: "morning" }, [[skis(), 0.5, 0.94, 0.44]]),
  "partners/childrens-charity.jpg": outdoors({ mood: "dawn", sunAt: 0.24 }, [
    [heart(), 0.5, 0.93, 0.5],
    [pegPerson({ ...dancer, arms: "raised" }), 0.24, 0.95, 0.4],
    [pegPerson({ ...builder, arms: "raised" }), 0.76, 0.95, 0.4],
  ]),
  "partners/baby-showers.jpg": indoors("golden", "rose", [
    [babyBottle(), 0.5, 0.94, 0.56],
    [heart(), 0.68, 0.95, 0.22],
    [ball(paint.fjord), 0.32, 0.95, 0.18],
  ]),
  "partners/reading-camp.jpg": outdoors({ mood: "summer" }, [
    [tent(), 0.6, 0.9, 0.48],
    [openBook(), 0.34, 0.95, 0.26],
  ]),
  "partners/military-families.jpg": outdoors({ mood: "dusk", sunAt: 0.22 }, [
    [star(), 0.5, 0.56, 0.26],
    [pegPerson(counselor), 0.32, 0.95, 0.46],
    [pegPerson({ ...explorer, arms: "raised" }), 0.5, 0.96, 0.32],
    [pegPerson(parent), 0.68, 0.95, 0.44],
  ]),
  "partners/university-internships.jpg": outdoors({ mood: "golden" }, [[graduationCap(), 0.5, 0.93, 0.5]]),
  "appointment/before.jpg": indoors("morning", "sand", [
    [clipboard(), 0.38, 0.94, 0.52],
    [pegPerson({ ...therapist, arms: "waving" }), 0.69, 0.95, 0.5],
  ]),
  "appointment/during.jpg": indoors("dawn", "ice", [
    [pegPerson(parent), 0.25, 0.93, 0.46],
    [pegPerson({ ...dancer, arms: "raised" }), 0.5, 0.93, 0.34],
    [pegPerson(counselor), 0.76, 0.93, 0.48],
    [ball(paint.sun), 0.56, 0.97, 0.14],
  ]),
  "appointment/telehealth.jpg": indoors("aurora", "lilac", [
    [table(), 0.5, 0.96, 0.5],
    [tablet({ ...counselor, arms: "waving" }, "#F6E3BC"), 0.5, 0.745, 0.42],
  ]),
  "appointment/payment.jpg": onStage("golden", [[coins(), 0.5, 0.88, 0.5]]),
  "testimonials/educational-1.jpg": onStage("dawn", [
    [pegPerson(reader), 0.5, 0.82, 0.46],
    [openBook(), 0.5, 0.89, 0.28],
  ]),
  "testimonials/educational-2.jpg": onStage("summer", [
    [pegPerson(parent), 0.36, 0.87, 0.48],
    [pegPerson({ ...skier, arms: "raised" }), 0.66, 0.88, 0.36],
    [star(), 0.66, 0.42, 0.14],
  ]),
  "social/card.jpg": outdoors({ mood: "dawn", sunAt: 0.3 }, [
    [cabin(paint.coral), 0.6, 0.84, 0.38],
    [guidepost(), 0.8, 0.96, 0.4],
  ]),
};
