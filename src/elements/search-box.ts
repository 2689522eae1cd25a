import { whenUnused } from "../browser/when-shown";
import { answersTo, openSearch, otherLanguageOf, type Search } from "../search/answers";
import { anchorOfAgeIn } from "../shared/site/milestone-ages";
import { find } from "./page-element";

/** How long after a key the answers follow, in milliseconds. */
const pauseMs = 150;

/**
 * Shows answers below the field of a `<concern-search>` while a parent types. What is typed stays on the device: the whole
 * search is loaded, from `data-files`; if that fails, again with the next key. The search of another language is loaded when
 * words in it are typed.
 * @returns when it is loaded, or was not
 */
export function startSearch(box: HTMLElement, signal: AbortSignal): Promise<void> {
  const field = find(box, "input", HTMLInputElement);
  const { files = "", language: own = "" } = box.dataset;
  const searches = new Map<string, Search>();
  const requested = new Set<string>();
  const failed = new Set<string>();
  let timer: number | undefined;
  /** The language of what is typed. */
  const languageOf = (typed: string) => {
    const search = searches.get(own);
    return (search && otherLanguageOf(typed, search)) ?? own;
  };
  const show = () => {
    window.clearTimeout(timer);
    const typed = field.value.trim();
    const language = languageOf(typed);
    find(box, "[data-answers]", HTMLElement).lang = language;
    showAnswers(box, typed, searches.get(language));
    if (failed.has(language)) find(box, "[role=status]", HTMLElement).textContent = box.dataset.failed ?? "";
  };
  /** Shows the answers, and loads the search that they need. */
  const ask = async (): Promise<void> => {
    show();
    const language = languageOf(field.value);
    if (requested.has(language)) return;
    requested.add(language);
    try {
      const file = await fetch(files.replace("{language}", language));
      searches.set(language, openSearch(await file.json()));
      failed.delete(language);
    } catch {
      requested.delete(language);
      failed.add(language);
    }
    // Answers that do not need it stay, with their focus.
    if (language !== own && language !== languageOf(field.value)) return;
    if (failed.has(language)) show();
    else await ask();
  };
  field.addEventListener(
    "input",
    () => {
      // At once, for someone who asks before the answers follow.
      quote(box, field.value.trim());
      window.clearTimeout(timer);
      timer = window.setTimeout(ask, pauseMs);
    },
    { signal },
  );
  field.addEventListener(
    "keydown",
    (event) => {
      // Enter also confirms what an input method has composed.
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      void ask();
      box.querySelector<HTMLElement>("[data-answers] a")?.focus();
    },
    { signal },
  );
  whenUnused(
    box,
    () => {
      field.value = "";
      show();
    },
    signal,
  );
  return ask();
}

function showAnswers(box: HTMLElement, typed: string, search: Search | undefined): void {
  const found = typed && search ? answersTo(typed, search) : [];
  const isUnknown = typed !== "" && search !== undefined && found.length === 0;
  const list = find(box, "[data-answers]", HTMLElement);
  list.replaceChildren(
    ...found.map(({ id, name, path, isEmergency }) => {
      const link = document.createElement("a");
      const age = id === "milestones" && anchorOfAgeIn(typed);
      link.href = age ? `${path}#${age}` : path;
      link.textContent = name;
      link.className = list.dataset.answers ?? "";
      link.toggleAttribute("data-urgent", isEmergency);
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
  const status = find(box, "[role=status]", HTMLElement);
  status.textContent = statusOf(box.dataset, typed, search, found[0]?.isEmergency);
  find(box, "[data-lists]", HTMLElement).hidden = found.length > 0;
  find(box, "[data-ways]", HTMLElement).hidden = !isUnknown;
  quote(box, typed);
}

/** Puts what was typed into the message that links to the form begin. */
function quote(box: HTMLElement, typed: string): void {
  const message = box.dataset.message ?? "";
  for (const link of box.querySelectorAll<HTMLElement>("[data-ways] [data-prefill]"))
    link.dataset.prefill = message.replace("{typed}", () => typed);
}

/** What a screen reader says when the answers change. */
function statusOf(
  { loading = "", unknown = "", urgent = "", found = "" }: DOMStringMap,
  typed: string,
  search: Search | undefined,
  isUrgent: boolean | undefined,
): string {
  if (typed === "") return "";
  if (!search) return loading;
  if (isUrgent === undefined) return unknown;
  return isUrgent ? urgent : found;
}
