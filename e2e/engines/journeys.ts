import type { Journey } from "./engine";
import { chooseAge, findConcern, readHowSoon, searchInSpanish } from "./journeys/answers";
import { pointToWords } from "./journeys/board";
import { pickFromCalendar } from "./journeys/calendar";
import { keepCalm } from "./journeys/calm";
import { askForAppointment, askForEvaluation } from "./journeys/forms";
import { goBackAndForward, openAnchor } from "./journeys/history";
import { followMenu } from "./journeys/menu";
import { everyPage, readWithoutScript } from "./journeys/pages";
import { printParts } from "./journeys/printing";
import { turnPictures } from "./journeys/sliders";
import { readStory } from "./journeys/story";
import { watchVideo } from "./journeys/video";

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
  searchInSpanish,
  readWithoutScript,
];
