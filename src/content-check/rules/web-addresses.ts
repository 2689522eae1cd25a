import { videoFrameAddress } from "../../shared/site/video-address";
import type { Message, Problem } from "../problem";
import type { Content } from "../read-content";
import { clip } from "../values";
import { checkFields, type FieldProblem, problemsIn } from "../walk-fields";
import { videosIn } from "./media";

/** Marks that newsletters, ads and social networks add to an address, to recognize who follows it. */
const mark = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igsh(?:id)?|_hs\w+)$/i;
/** Pages on which a file is edited. Most of them ask visitors to sign in. */
const edited =
  /^https:\/\/(?:docs\.google\.com\/.*\/edit\b|(?:[^/]+\.)?sharepoint\.com\/|onedrive\.live\.com\/|1drv\.ms\/)/i;

/** Finds web addresses that were copied from an email, an ad or an editor, and are not the address of the page itself. */
export function findPastedAddresses(content: Content): Problem[] {
  return checkFields(content, ({ value, isWellFormed }) =>
    isWellFormed && /^https:\/\//i.test(value) ? explain(value) : undefined,
  );
}

function explain(address: string): FieldProblem | undefined {
  const [, inOutlook] = /^https:\/\/[^/]*safelinks\.protection\.outlook\.com\/.*?\?(.*)/i.exec(address) ?? [];
  const target = new URLSearchParams(inOutlook).get("url");
  if (target !== null)
    return {
      found: `"${clip(address)}" is how Outlook shows a link in one person's email.`,
      expected: "The address of the page itself.",
      fix: `Write "${withoutMarks(target)}".`,
    };
  const plain = withoutMarks(address);
  if (plain !== address)
    return {
      found: `The address has marks that tell others who followed it: "${clip(address.slice(address.indexOf("?")))}".`,
      expected: "The address of the page alone.",
      fix: `Write "${plain}".`,
    };
  if (!edited.test(address)) return undefined;
  return {
    found: `"${clip(address)}" leads to a file in an editor, where visitors may have to sign in.`,
    expected: "A page or a PDF that everybody can open.",
    fix: "Save the file as a PDF, add it to data/documents.json, and link to it there.",
  };
}

/** Returns an address without the marks, and otherwise letter for letter as it was. */
function withoutMarks(address: string): string {
  const [, page = address, query = "", anchor = ""] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(address) ?? [];
  const parts = query.split("&");
  const kept = parts.filter((part) => !mark.test(part.replace(/=.*/, "")));
  return kept.length === parts.length
    ? address
    : `${page}${kept.length > 0 ? `?${kept.join("&")}` : ""}${anchor}`;
}

const youTube = /^(?:.+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const vimeo = /^(?:.+\.)?vimeo\.com$/;
/** A video at the end of an address of Vimeo, with the code of one that is not public; no collection of videos. */
const onVimeo = /^(?!\/(?:showcase|album|event|user)\/\d+\/?$).*\/(\d{6,})(?:\/([\da-f]{6,}))?\/?$/;
/** What is in the address of a player, or of a file that browsers play. The page of a video refuses to be framed. */
const player = /\b(?:embed|iframe|players?|plugins|preview)\b|\.(?:mp4|webm)$/;
/** An address that is made up: the page of the real video is not known yet. */
const madeUp = /\.example$/;

/** Finds addresses that a page would show as a video, but that are not a single video, or that refuse to be framed. */
export function findVideoProblems(content: Content): Problem[] {
  return videosIn(content).flatMap(({ file, path, value }) => problemsIn(file, path, explainVideo(value)));
}

function explainVideo(address: string): Message | undefined {
  // What is not a web address is a problem of its own, and only that of a video on YouTube is framed as another one.
  if (videoFrameAddress(address) !== address) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  if (youTube.test(hostname)) return notOneVideo;
  if (hostname === "player.vimeo.com" && /^\/video\/\d+$/.test(pathname)) return undefined;
  if (vimeo.test(hostname)) {
    const [, id, code = searchParams.get("h")] = onVimeo.exec(pathname) ?? [];
    return id === undefined ? notAPlayer : pageOnVimeo(id, code);
  }
  return madeUp.test(hostname) || player.test(hostname + pathname) ? undefined : notAPlayer;
}

const notOneVideo: Message = {
  found:
    "This is no video, but another page of YouTube, such as a playlist or a channel. It cannot be shown on our page.",
  expected: 'The address of one video, such as "https://www.youtube.com/watch?v=SAMPLE_-001".',
  fix: "Open the video itself on YouTube, press Share, and write the address that is shown there.",
};

function pageOnVimeo(id: string, code: string | null): Message {
  const address = `https://player.vimeo.com/video/${id}${code === null ? "" : `?h=${code}`}`;
  return {
    found: "This is the page of the video on Vimeo. Vimeo does not let other websites show it.",
    expected: "The address of Vimeo's player with this video.",
    fix: `Write "${address}".`,
  };
}

const notAPlayer: Message = {
  found: "This is the address of a web page, and those refuse to be shown on another website.",
  expected:
    'The address of one video on YouTube, or of a player, such as "https://player.vimeo.com/video/76979871".',
  fix: "On the page of the video, press Share, then Embed, and write the address after src= that is shown there.",
};
