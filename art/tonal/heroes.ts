import { bookStack, letterTiles, openBook } from "./learning-things";
import { bench, cabin, campfire, guidepost, pond, trail } from "./outdoor-things";
import { paint } from "./palette";
import { pegPerson, people } from "./peg-person";
import { balanceBeam, ball, blocks, swing } from "./play-things";
import type { Scene } from "./scene";
import { outdoors } from "./settings";
import { calendar, mailbox, speechBubble, tablet } from "./talking-things";

const { therapist, counselor, parent, explorer, builder, dancer, reader, skier } = people;

/** The wide pictures at the top of a page. */
export const heroes: Record<string, Scene> = {
  "hero/home.jpg": outdoors({ mood: "dawn", sunAt: 0.4 }, [
    [trail(), 0.6, 0.775, 0.24],
    [cabin(paint.coral), 0.6, 0.785, 0.34],
    [guidepost(), 0.44, 0.95, 0.36],
    [pegPerson(parent), 0.74, 0.95, 0.34],
    [pegPerson({ ...explorer, arms: "waving" }), 0.835, 0.97, 0.25],
  ]),
  "hero/home-tall.jpg": outdoors({ mood: "dawn", sunAt: 0.6, horizon: 0.64 }, [
    [cabin(paint.coral), 0.45, 0.805, 0.17],
    [guidepost(), 0.21, 0.95, 0.24],
    [pegPerson(therapist), 0.62, 0.965, 0.25],
    [pegPerson({ ...dancer, arms: "raised" }), 0.85, 0.975, 0.17],
  ]),
  "hero/about.jpg": outdoors({ mood: "aurora", sunAt: 0.2 }, [
    [trail(), 0.6, 0.775, 0.24],
    [cabin("#B5533C"), 0.6, 0.785, 0.36],
    [pegPerson({ ...therapist, arms: "waving" }), 0.78, 0.93, 0.28],
  ]),
  "hero/our-team.jpg": outdoors({ mood: "morning" }, [
    [pegPerson(counselor), 0.2, 0.9, 0.29],
    [pegPerson({ ...skier, arms: "waving" }), 0.35, 0.94, 0.3],
    [pegPerson(parent), 0.5, 0.9, 0.3],
    [pegPerson(therapist), 0.65, 0.94, 0.32],
    [pegPerson({ ...builder, arms: "raised" }), 0.8, 0.9, 0.28],
  ]),
  "hero/resources.jpg": outdoors({ mood: "golden", sunAt: 0.3 }, [
    [bookStack(), 0.7, 0.93, 0.38],
    [pegPerson({ ...reader, mood: "calm" }), 0.47, 0.93, 0.3],
    [openBook(), 0.47, 0.97, 0.16],
  ]),
  "hero/appointment.jpg": outdoors({ mood: "morning", sunAt: 0.36 }, [
    [calendar(), 0.58, 0.93, 0.42],
    [pegPerson({ ...builder, arms: "waving" }), 0.79, 0.95, 0.28],
  ]),
  "hero/contact.jpg": outdoors({ mood: "dusk", sunAt: 0.32 }, [
    [cabin(paint.fjord), 0.38, 0.785, 0.24],
    [mailbox(), 0.6, 0.95, 0.4],
    [pegPerson({ ...explorer, arms: "raised" }), 0.79, 0.96, 0.28],
  ]),
  "hero/community-impact.jpg": outdoors({ mood: "dusk", sunAt: 0.18 }, [
    [cabin(paint.coral), 0.3, 0.775, 0.24],
    [cabin(paint.fjord), 0.5, 0.765, 0.2],
    [cabin(paint.sun), 0.69, 0.78, 0.24],
    [pegPerson(parent), 0.36, 0.94, 0.25],
    [campfire(), 0.5, 0.95, 0.18],
    [pegPerson({ ...skier, arms: "raised" }), 0.62, 0.95, 0.2],
    [pegPerson(counselor), 0.75, 0.94, 0.26],
  ]),
  "hero/services.jpg": outdoors({ mood: "summer", sunAt: 0.32 }, [
    [ball(paint.sun), 0.26, 0.9, 0.24],
    [swing(), 0.51, 0.93, 0.36],
    [speechBubble(), 0.76, 0.9, 0.24],
  ]),
  "hero/physical-therapy.jpg": outdoors({ mood: "summer", sunAt: 0.42 }, [
    [balanceBeam(), 0.52, 0.93, 0.28],
    [pegPerson({ ...dancer, arms: "raised" }), 0.52, 0.855, 0.27],
    [pegPerson(counselor), 0.77, 0.93, 0.34],
    [ball(), 0.25, 0.95, 0.17],
  ]),
  "hero/occupational-therapy.jpg": outdoors({ mood: "morning" }, [
    [swing(), 0.64, 0.93, 0.42],
    [blocks(), 0.4, 0.94, 0.2],
    [pegPerson({ ...builder, arms: "raised" }), 0.25, 0.94, 0.26],
  ]),
  "hero/speech-therapy.jpg": outdoors({ mood: "golden", sunAt: 0.2 }, [
    [pegPerson(therapist), 0.66, 0.95, 0.38],
    [speechBubble(paint.fjord), 0.54, 0.6, 0.17],
    [pegPerson({ ...explorer, arms: "waving" }), 0.36, 0.96, 0.3],
    [speechBubble(), 0.29, 0.6, 0.13],
  ]),
  "hero/educational-service.jpg": outdoors({ mood: "dawn" }, [
    [bookStack(), 0.27, 0.93, 0.28],
    [letterTiles(), 0.53, 0.93, 0.3],
    [pegPerson({ ...reader, arms: "raised" }), 0.78, 0.94, 0.3],
  ]),
  "hero/telehealth.jpg": outdoors({ mood: "aurora", sunAt: 0.22 }, [
    [tablet({ ...therapist, arms: "waving" }, "#CFE7EA"), 0.58, 0.94, 0.46],
  ]),
  "hero/behavioral-health.jpg": outdoors({ mood: "golden", sunAt: 0.4 }, [
    [pond(), 0.45, 0.785, 0.32],
    [bench(), 0.6, 0.95, 0.34],
    [pegPerson({ ...counselor, mood: "calm" }), 0.535, 0.91, 0.24],
    [pegPerson({ ...parent, mood: "calm" }), 0.665, 0.91, 0.22],
  ]),
};
