import { mediaIn, videosIn } from "../../content-check/media";
import type { Content } from "../../content-check/read-content";
import { entriesOf, textOf, valueAt } from "../../content-check/values";
import { blockerAt, type LaunchBlocker } from "./launch-blocker";

/** Finds videos and podcasts without a transcript, checked captions or, for videos, the day of publication. */
export function findUnspokenMedia(content: Content): LaunchBlocker[] {
  const entries = content.files
    .filter(({ collection }) => collection === "transcripts")
    .flatMap(({ value }) => entriesOf(value));
  const videos = videosIn(content);
  return mediaIn(content).flatMap(({ id, file, path }) => {
    const entry = entries.find((each) => textOf(each, "id") === id);
    const isVideo = videos.some((video) => video.file === file && video.path[0] === path[0]);
    const missing = [
      ...(textOf(entry, "transcript") === undefined ? ["no transcript"] : []),
      ...(textOf(valueAt(entry, ["captions"]), "state") === "checked" ? [] : ["no checked captions"]),
      ...(isVideo && textOf(valueAt(file.value, path), "published") === undefined
        ? ["no day of publication"]
        : []),
    ];
    if (missing.length === 0) return [];
    return [blockerAt(file, path, "Transcripts and captions", `${id}: ${missing.join(", ")}`)];
  });
}
