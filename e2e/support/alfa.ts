import type { Page } from "@playwright/test";
import { Audit } from "@siteimprove/alfa-act";
import { Native as DeviceCopy } from "@siteimprove/alfa-device/native";
import { Native as DocumentCopy } from "@siteimprove/alfa-dom/native";
import rules from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";
import { Page as PageCopy } from "@siteimprove/alfa-web";

type CopyParts = Parameters<typeof PageCopy.from>[0];
/** Runs in the page, and copies it. */
const copyDocument = DocumentCopy.fromNode as () => Promise<CopyParts["document"]>;
const isRequired = Conformance.isAA();
const required = [...rules].filter((rule) =>
  rule.hasRequirement((each) => Criterion.isCriterion(each) && isRequired(each)),
);

/**
 * Runs the rules of Alfa for WCAG 2.2, levels A and AA, on a copy of a page. It has rules that axe has not, such as for clipped text.
 * @returns the rules that fail, each with the element
 */
export async function alfaViolations(page: Page): Promise<string[]> {
  const url = page.url();
  const copied = PageCopy.from({
    request: { method: "GET", url, headers: [], body: "" },
    response: { url, status: 200, headers: [], body: "" },
    document: await page.evaluate(copyDocument),
    device: await page.evaluate(DeviceCopy.fromWindow as () => CopyParts["device"]),
  }).getUnsafe();
  const outcomes = await Audit.of(copied, required).evaluate();
  return [...outcomes]
    .filter(({ outcome }) => outcome === "failed")
    .map(({ rule, target }) => `${rule.uri}: ${target}`.replace(/\s+/g, " ").slice(0, 300));
}
