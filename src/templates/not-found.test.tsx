import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { WordsContext } from "../hooks/use-words";
import { Layout } from "../layout/layout";
import { siteFacts } from "../layout/layout.fixtures";
import { english } from "../words/catalog";
import { englishWordsIn, pseudoCatalog } from "../words/pseudo.fixtures";
import NotFound from "./not-found";
import Offline from "./offline";

const snow = { reason: "Snow", from: "2026-12-01", to: "2026-12-03", opens: null, closes: null };
const facts = { ...siteFacts, clinic: { ...siteFacts.clinic, closures: [{ ...snow, isAnnounced: true }] } };

function show(words: typeof english | undefined) {
  jest.mocked(useStaticQuery).mockReturnValue(facts);
  const { container } = render(
    <WordsContext value={words}>
      <Layout path="/" hasQuickActions reviewed="2026-11-20">
        <NotFound data={{ picture: null }} />
        <Offline />
      </Layout>
    </WordsContext>,
  );
  return container;
}

test("the layout and its pages say nothing in English on a page in another language", () => {
  const page = show(pseudoCatalog);
  expect(englishWordsIn(page, facts)).toEqual([]);
  expect(page).toHaveTextContent("⟦Skíp·· tó máín·· cóntént");
});

test("without words of its own, a page is in English", () => {
  const page = show(undefined);
  expect(englishWordsIn(page, facts)).toContain("Skip to main content");
  expect(page.textContent).toBe(show(english).textContent);
});
