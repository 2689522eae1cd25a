import { checkFields, type FieldProblem } from "../check-fields";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import { clip } from "../values";

/** Marks that newsletters, ads and social networks add to an address, to recognize who follows it. */
const mark = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid?|_hs\w+)$/i;
/** Pages on which a file is edited. Most of them ask visitors to sign in. */
const edited =
  /^https:\/\/(?:docs\.google\.com\/.*\/edit\b|(?:[^/]+\.)?sharepoint\.com\/|onedrive\.live\.com\/|1drv\.ms\/)/i;

/** Finds web addresses that were copied from an email, an ad or an editor, and are not the address of the page itself. */
export function findPastedAddresses(content: Content): Problem[] {
  return checkFields(content, ({ value, isWellFormed }) => {
    const message = isWellFormed && /^https:\/\//i.test(value) ? explain(value) : undefined;
    return message === undefined ? [] : [message];
  });
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
  const kept = query.split("&").filter((part) => part !== "" && !mark.test(part.split("=")[0] ?? ""));
  return query === "" ? address : `${page}${kept.length > 0 ? `?${kept.join("&")}` : ""}${anchor}`;
}
