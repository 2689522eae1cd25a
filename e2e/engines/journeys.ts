import type { Journey } from "./engine";
import { chooseAge, findConcern, readHowSoon } from "./journeys/answers";
import { pointToWords } from "./journeys/board";
import { pickFromCalendar } from "./journeys/calendar";
import { keepCalm } from "./journeys/calm";
import { askForAppointment, askForEvaluation } from "./journeys/forms";
import { followMenu } from "./journeys/menu";
import { everyPage, goBackAndForward, openAnchor, readWithoutScript } from "./journeys/pages";
import { printParts } from "./journeys/printing";
import { turnPictures, watchVideo } from "./journeys/sliders";
import { readStory } from "./journeys/story";

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
  readWithoutScript,
];
