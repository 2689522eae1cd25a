import { cpSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Clinic } from "../../src/content/clinic";
import type { teamMember } from "../../src/content/entities";
import { readContent } from "../../src/content-check/read-content";
import { mediaIn } from "../../src/content-check/rules/media";
import type { Field } from "../../src/content-check/walk-fields";
import { addPseudoLanguage, pseudoLanguage } from "../../tests/pseudo-language";
import type { ContentFolder, Entry } from "../changed-content/content-folder";

type TeamMember = z.infer<typeof teamMember>;

/** Changes a copy of the content into that of another clinic. */
export const configurations: Readonly<Record<string, (content: ContentFolder) => void>> = {
  "no-team": (content) => {
    content.write("team.json", []);
    content.removePage("/our-team", "/about");
    content.changeBlocks(({ therapists, ...block }) => block);
  },
  "one-service": (content) => {
    const [service, ...others] = content.read<{ id: string; path: string }[]>("services.json");
    if (service === undefined) throw new Error("There is no service.");
    for (const { id, path } of others) {
      content.removePage(path, service.path);
      content.replaceReferences("services", id, service.id);
    }
    content.write("services.json", [service]);
    removeBlocks(content, "service-carousel", "related-services");
    removeUnusedTranscripts(content);
  },
  "no-insurers": (content) => {
    content.changeTexts(({ value }) => value.replace(/\{(insurers|inNetwork|homeschool)\}/g, "no plans"));
    content.change<Clinic>("clinic.json", ({ insurance, ...clinic }) => ({
      ...clinic,
      insurance: { ...insurance, accepted: [], inNetwork: [], homeschool: [], notes: [] },
    }));
  },
  "no-closures": (content) => content.write("closures.json", []),
  "no-video": (content) => {
    content.changeBlocks(({ video, videoLink, listenLink, ...block }) => block);
    removeBlocks(content, "article-list", "media-list");
    content.write("resources.json", []);
    content.write("transcripts.json", []);
  },
  "forty-members": (content) => {
    const team = content.read<TeamMember[]>("team.json");
    const more = Array.from({ length: 40 - team.length }, (_, index) => copyOf(team, index, content.folder));
    content.write("team.json", [...team, ...more]);
  },
  "long-words": (content) => content.changeTexts(withCompounds),
  "another-language": ({ folder }) => addPseudoLanguage(folder),
};

/** Whether the texts of a configuration are still English, and so can be graded for how easy they are to read. */
export const isEnglish = (name: string) => name !== "long-words";

/** The command that visits every page, in all languages, or those that differ from the site's own. */
export const visitOf = (name: string) =>
  name === "another-language"
    ? `npm run test:e2e -- languages/every-page.spec.ts --grep ' /${pseudoLanguage}(/|$)'`
    : "npm run test:e2e -- /every-page.spec.ts";

/** Removes the blocks of some kinds. Links to them lead to their page instead. */
function removeBlocks(content: ContentFolder, ...kinds: string[]): void {
  const isRemoved = ({ kind }: Entry) => kinds.includes(String(kind));
  const pages = content.pages();
  for (const { file, page } of pages) {
    const anchors = page.blocks.filter(isRemoved).map(({ anchor }) => anchor);
    const blocks = page.blocks
      .filter((block) => !isRemoved(block))
      .map((block) => withoutLinks(block, anchors));
    content.write(file, { ...page, blocks });
  }
  for (const { page } of pages)
    for (const { anchor } of page.blocks.filter(isRemoved))
      for (const link of anchor ? [`${page.path}#${anchor}`, `#${anchor}`] : [])
        content.replaceLinks(link, page.path);
}

/** Removes the words of videos that were on removed pages. */
function removeUnusedTranscripts(content: ContentFolder): void {
  const media = new Set(mediaIn(readContent(content.folder).content).map(({ id }) => id));
  content.change<{ id: string }[]>("transcripts.json", (all) => all.filter(({ id }) => media.has(id)));
}

/** A block without the links to some anchors of its page. */
function withoutLinks({ links, ...block }: Entry, anchors: readonly unknown[]): Entry {
  const remaining = ((links ?? []) as Entry[]).filter(({ id }) => !anchors.includes(id));
  return remaining.length > 0 ? { ...block, links: remaining } : block;
}

/** A new team member like one of the team, with a name, a biography and a picture file of their own. */
function copyOf(team: readonly TeamMember[], index: number, folder: string): TeamMember {
  const person = team[index % team.length];
  if (person === undefined) throw new Error("The team is empty.");
  const suffix = `${String.fromCharCode(97 + (index % 26))}${String.fromCharCode(97 + Math.floor(index / 26))}`;
  const id = `${person.id}${suffix}`;
  const imageUrl = person.imageUrl && `./images/team/${id}.jpg`;
  if (person.imageUrl && imageUrl)
    cpSync(join(folder, "data", person.imageUrl), join(folder, "data", imageUrl));
  const name = `${person.name} ${suffix.toUpperCase()}`;
  return {
    ...person,
    id,
    name,
    ...(imageUrl && { imageUrl }),
    description: `<p>${name} is new here.</p>${person.description}`,
  };
}

/**
 * Joins pairs of words, as German does: "occupational therapy" becomes "occupationaltherapy". The clinic's own name stays as it
 * is, because the web app manifest has it, too.
 */
function withCompounds({ path, role, value }: Field): string {
  if (path.join() === "name" || path.includes("notes")) return value;
  const isShown = role === "text" || role === "html" || role === "story";
  if (!isShown && path.at(-1) !== "name" && path.at(-1) !== "label") return value;
  return value.replace(
    /\b([A-Za-z]{4,}) ([A-Za-z]{4,})\b/g,
    (_, first: string, second: string) => first + second.toLowerCase(),
  );
}
