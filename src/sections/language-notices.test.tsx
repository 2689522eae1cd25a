import { render, screen, within } from "@testing-library/react";
import { type PageLanguage, PageLanguageContext } from "../hooks/use-page-language";
import { languageNotices } from "./facts.fixtures";
import { LanguageNotices } from "./language-notices";

/** @param page what the page says of its language */
function show(page: PageLanguage = {}) {
  render(
    <PageLanguageContext value={page}>
      <LanguageNotices block={languageNotices} />
    </PageLanguageContext>,
  );
}

const noticeIn = (name: string) =>
  within(screen.getByRole("heading", { name: new RegExp(name) }).closest("li") as HTMLElement);

test.each([
  ["Spanish", "Español", "es", "ltr"],
  ["Arabic", "العربية", "ar", "rtl"],
])("the notice in %s has its name, language and direction", (name, ownName, lang, dir) => {
  show();
  expect(noticeIn(name).getByText(ownName)).toHaveAttribute("lang", lang);
  const notice = noticeIn(name).getByRole("paragraph");
  expect(notice).toHaveAttribute("lang", lang);
  expect(notice).toHaveAttribute("dir", dir);
});

test.each([
  ["an English page", {}],
  ["a page from right to left", { direction: "rtl", paths: {} }],
] as const)("the number is a link that reads left to right, also in Arabic, on %s", (_, page) => {
  show(page);
  const number = noticeIn("Arabic").getByRole("link", { name: "(907) 555-0142" });
  expect(number).toHaveAttribute("href", "tel:+19075550142");
  expect(number).toHaveAttribute("dir", "ltr");
});

test("a language without a published translation shows the English sentence, as English", () => {
  show();
  const notice = noticeIn("Samoan").getByRole("paragraph");
  expect(notice).toHaveTextContent(languageNotices.notices.english);
  expect(notice).not.toHaveAttribute("lang");
});

test("on a page in another language, the English sentence is marked as English", () => {
  show({ direction: "rtl", paths: {} });
  const [first] = screen.getAllByText(/^If you speak another language/);
  for (const sentence of [first, noticeIn("Samoan").getByRole("paragraph")]) {
    expect(sentence).toHaveAttribute("lang", "en");
    expect(sentence).toHaveAttribute("dir", "ltr");
  }
});
