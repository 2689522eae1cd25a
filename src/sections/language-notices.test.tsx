import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { clinic } from "../hooks/use-clinic.fixtures";
import { LanguageNotices } from "./language-notices";
import { languageNotices } from "./language-notices.fixtures";

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ clinic });
  render(<LanguageNotices block={languageNotices} />);
});

const noticeIn = (name: string) => {
  const entry = screen.getByRole("heading", { name: new RegExp(name) }).closest("li");
  if (entry === null) throw new Error(`${name} is not in the list.`);
  return within(entry);
};

test.each([
  ["Spanish", "Español", "es", "ltr"],
  ["Arabic", "العربية", "ar", "rtl"],
])("the notice in %s has its name, language and direction", (name, ownName, lang, dir) => {
  expect(noticeIn(name).getByText(ownName)).toHaveAttribute("lang", lang);
  const notice = noticeIn(name).getByRole("paragraph");
  expect(notice).toHaveAttribute("lang", lang);
  expect(notice).toHaveAttribute("dir", dir);
});

test("the number is a link that reads left to right, also in Arabic", () => {
  const number = noticeIn("Arabic").getByRole("link", { name: "(907) 555-0142" });
  expect(number).toHaveAttribute("href", "tel:+19075550142");
  expect(number).toHaveAttribute("dir", "ltr");
});

test("a language without a published translation shows the English sentence, as English", () => {
  const notice = noticeIn("Samoan").getByRole("paragraph");
  expect(notice).toHaveTextContent(languageNotices.notices.english);
  expect(notice).not.toHaveAttribute("lang");
});
