import { mediaIn } from "../../content-check/media";
import type { Content } from "../../content-check/read-content";
import { entriesOf, textOf, valueAt } from "../../content-check/values";
import { blockerAt, type LaunchBlocker } from "./launch-blocker";

/** Finds videos and podcasts without a transcript, or whose captions nobody has checked. */
export function findUnspokenMedia(content: Content): LaunchBlocker[] {
  const entries = content.files
    .filter(({ collection }) => collection === "transcripts")
    .flatMap(({ value }) => entriesOf(value));
  return mediaIn(content).flatMap(({ id, file, path }) => {
    const entry = entries.find((each) => textOf(each, "id") === id);
    const missing = [
      ...(textOf(entry, "transcript") === undefined ? ["no transcript"] : []),
      ...(textOf(valueAt(entry, ["captions"]), "state") === "checked" ? [] : ["no checked captions"]),
    ];
    if (missing.length === 0) return [];
    return [blockerAt(file, path, "Transcripts and captions", `${id}: ${missing.join(", ")}`)];
  });
}
