import type { Edition } from "./document";

/** The language in which the documents are written. */
export const english: Edition = {
  code: "en",
  locale: "en-US",
  ways: "Call {phone}   Fax {fax}",
  page: "Page {number} of {count}",
  legal: ["Draft wording: the clinic's legal counsel must approve this text before it is used."],
};
