import type { Journey } from "./journey";
import { chooseAge } from "./journeys/ages";
import { pointToWords } from "./journeys/board";
import { pickFromCalendar } from "./journeys/calendar";
import { keepCalm } from "./journeys/calm";
import { findConcern } from "./journeys/concern";
import { askForAppointment, askForEvaluation } from "./journeys/forms";
import { goBackAndForward, openAnchor } from "./journeys/history";
import { readHowSoon } from "./journeys/how-soon";
import { followMenu } from "./journeys/menu";
import { everyPage } from "./journeys/pages";
import { printParts } from "./journeys/printing";
import { turnPictures } from "./journeys/sliders";
import { askInSpanish } from "./journeys/spanish";
import { readStory } from "./journeys/story";
import { watchVideo } from "./journeys/video";
import { readWithoutScript } from "./journeys/without-script";

/** Every journey, in the order of the report. */
export const journeys: readonly Journey[] = [
  everyPage,
  followMenu,
  watchVideo,
  pickFromCalendar,
  askForEvaluation,
  askForAppointment,
  findConcern,
  readStory,
  pointToWords,
  chooseAge,
  readHowSoon,
  turnPictures,
  keepCalm,
  printParts,
  goBackAndForward,
  openAnchor,
  askInSpanish,
  readWithoutScript,
];
