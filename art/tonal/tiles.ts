import { shieldInHands } from "./caring-things";
import { letterTiles, openBook, pencilAndNotebook } from "./learning-things";
import { people } from "./peg-person";
import { ball, swing } from "./play-things";
import type { Scene } from "./scene";
import { onStage } from "./settings";
import { speechBubble, tablet } from "./talking-things";

const visit = tablet({ ...people.therapist, arms: "waving" }, "#CFE7EA");

/** The square pictures of the service carousel: one big thing each. */
export const tiles: Record<string, Scene> = {
  "tiles/physical-therapy.jpg": onStage("summer", [[ball(), 0.5, 0.86, 0.54]]),
  "tiles/occupational-therapy.jpg": onStage("morning", [[swing(), 0.5, 0.87, 0.6]]),
  "tiles/speech-therapy.jpg": onStage("golden", [[speechBubble(), 0.5, 0.86, 0.54]]),
  "tiles/dyslexia-testing.jpg": onStage("dusk", [[letterTiles(), 0.5, 0.86, 0.56]]),
  "tiles/reading-and-spelling.jpg": onStage("dawn", [[openBook(), 0.5, 0.86, 0.56]]),
  "tiles/homework-help.jpg": onStage("summer", [[pencilAndNotebook(), 0.5, 0.86, 0.54]]),
  "tiles/advocacy.jpg": onStage("morning", [[shieldInHands(), 0.5, 0.86, 0.54]]),
  "tiles/teletherapy.jpg": onStage("aurora", [[visit, 0.5, 0.86, 0.56]]),
};
