import { render, screen, within } from "@testing-library/react";
import { RightsList } from "./rights-list";
import { rightsList } from "./rights-list.fixtures";

test("each point has its text, a link to its source, and the date when they were compared", () => {
  render(<RightsList block={rightsList} />);
  const points = screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("heading"));
  expect(points).toHaveLength(2);
  const [first] = points as [HTMLElement, HTMLElement];
  expect(within(first).getByRole("heading", { level: 3 })).toHaveTextContent("How long it takes");
  expect(first).toHaveTextContent("We must answer within 30 days.");
  expect(within(first).getByRole("link")).toHaveAttribute("href", "https://videos.example/");
  expect(within(first).getByRole("link")).toHaveTextContent("Our video channel (opens in a new tab)");
  expect(within(first).getByText("November 24, 2026")).toHaveAttribute("datetime", "2026-11-24");
});

test("the form to fill in is offered with its size", () => {
  render(<RightsList block={rightsList} />);
  expect(screen.getByRole("link", { name: /Records request.*PDF, 2 pages, 60 KB/ })).toHaveAttribute(
    "href",
    "/documents/records-request.pdf",
  );
});

test("a block may have points alone", () => {
  render(<RightsList block={{ ...rightsList, intro: null, documents: null, actions: null }} />);
  expect(screen.getAllByRole("link")).toHaveLength(2);
});
