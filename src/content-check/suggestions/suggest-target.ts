import type { Message } from "../problem";
import type { Content } from "../read-content";
import type { Site } from "../site";
import { entriesOf, textOf, valueAt, withoutCountryCode, withoutInvisible } from "../values";
import { likelyAddress, likelyPath } from "./did-you-mean";
import { quotedList } from "./wording";

const expected =
  'A page ("/contact"), an anchor on a page ("#podcast"), "link:…", "document:…", "phone:main", "phone:fax" or "email".';

/** Explains what to write instead of a link in the wrong format: a web address, a phone number or a bare id. */
export function suggestTarget(written: string, content: Content): Message {
  const found =
    written === "" ? 'There is nothing between the quotation marks: ""' : `This link leads to "${written}".`;
  return { found, expected, fix: suggestTargetFix(withoutInvisible(written).trim(), content) };
}

/** Explains that a place for a page of this site has the address of another one; undefined if it has not. */
export function otherSite(value: string, content: Content): Message | undefined {
  const address = /^(?:https?:)?\/\/|^www\./i.test(value) ? likelyAddress(value) : undefined;
  if (address === undefined) return undefined;
  const known = knownTarget(value, content);
  return {
    found: `"${value}" is the address of a website, in place of one of our pages.`,
    expected: "The address of a page of this website. Nothing else can be behind an address of ours.",
    fix:
      known?.startsWith("/") === true
        ? `Write "${known}".`
        : `Write the page of ours that visitors should see, and put a link to ${address} there. Or delete this entry.`,
  };
}

function suggestTargetFix(text: string, content: Content): string {
  const aPage = `Write the address of a page: ${quotedList([...content.site.pages.keys()].sort())}.`;
  if (text === "") return aPage;
  const known = knownTarget(text, content);
  if (known !== undefined) return `Write "${known}".`;
  const address = likelyAddress(text);
  if (address !== undefined && !text.startsWith("/")) return newLink(address);
  if (/^tel:|^[\d\s().+-]{7,}$/.test(text)) {
    return 'Links can call only the clinic itself: write "phone:main" or "phone:fax". Write any other number as plain text.';
  }
  if (text.includes("@")) return 'Email links can go only to the clinic itself: write "email".';
  return aPage;
}

/** Returns the page, anchor, document or external link that was meant, in the format of this site. */
function knownTarget(text: string, { site, files }: Content): string | undefined {
  const clinic = files.find(({ collection }) => collection === "clinic")?.value;
  const phones = valueAt(clinic, ["phones"]);
  const called = /^tel:|^[\d\s().+-]{7,}$/.test(text) ? withoutCountryCode(text) : undefined;
  if (called !== undefined && called === withoutCountryCode(textOf(phones, "fax") ?? "")) return "phone:fax";
  if (called !== undefined && called === withoutCountryCode(textOf(phones, "main") ?? ""))
    return "phone:main";
  const mail = textOf(clinic, "email") ?? "";
  if (text.replace(/^mailto:/i, "") === mail || /^e?-?mail(?:to)?$/i.test(text)) return "email";
  if (/^(?:tele)?phone$|^call$/i.test(text)) return "phone:main";
  if (/^fax$/i.test(text)) return "phone:fax";
  const bare = text
    .replace(/\s/g, "")
    .replace(/^(?:link|document|phone):/i, "")
    .toLowerCase();
  if (site.ids.links.includes(bare)) return `link:${bare}`;
  if (site.ids.documents.includes(bare)) return `document:${bare}`;
  if (/^phone:/i.test(text) && /^(?:main|fax)$/.test(bare)) return `phone:${bare}`;
  const [, pdf] = /\/documents\/([\w-]+\.pdf)$/.exec(text) ?? [];
  if (pdf !== undefined) return withId("document:", "documents", "file", `/documents/${pdf}`);
  return withId("link:", "links", "url", text) ?? ownPage(text, mail.split("@")[1], site);

  function withId(prefix: string, collection: string, field: string, value: string): string | undefined {
    const entries = entriesOf(files.find((file) => file.collection === collection)?.value);
    const entry = entries.find((each) => plain(textOf(each, field) ?? "") === plain(value));
    const id = textOf(entry, "id");
    return id && `${prefix}${id}`;
  }
}

/** An address as it is compared with others. */
const plain = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/$/, "");

function ownPage(text: string, host: string | undefined, { pages }: Site): string | undefined {
  const [, written] = /^https?:\/\/(?:www\.)?([^/]+)/i.exec(text) ?? [];
  if (written !== undefined && written.toLowerCase() !== host) return undefined;
  const [, anchor] = /#([\w-]+)$/.exec(text) ?? [];
  const path = likelyPath(text);
  return pages.has(path) ? `${path}${anchor === undefined ? "" : `#${anchor}`}` : undefined;
}

/** Suggests a complete entry for data/links.json. */
function newLink(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, "");
  const id = host.split(".")[0]?.replace(/[^a-z0-9]+/g, "-") ?? "website";
  const entry = `{ "id": "${id}", "name": "${host}", "url": "${address}" }`;
  return `Add this entry to data/links.json: ${entry} Then write "link:${id}" here.`;
}
