import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { pictureFull } from "../components/parts.fixtures";
import { WordsContext } from "../hooks/use-words";
import { Layout } from "../layout/layout";
import { siteFacts } from "../layout/layout.fixtures";
import { english } from "../words/catalog";
import { englishWordsIn, pseudoCatalog } from "../words/pseudo.fixtures";
import NotFound from "./not-found";
import Offline from "./offline";

test("the 404 page says that the page does not exist, and links to Home", () => {
  const { container } = render(<NotFound data={{ picture: pictureFull }} />);
  expect(screen.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  expect(
    screen.getByText("Oops! The page you're looking for doesn't exist or has been moved."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
});

const closure = { reason: "Snow", from: "2026-12-01", to: "2026-12-03", opens: null, closes: null };
const facts = {
  ...siteFacts,
  clinic: { ...siteFacts.clinic, closures: [{ ...closure, isAnnounced: true }] },
};

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
