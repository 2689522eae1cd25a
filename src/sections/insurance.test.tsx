import { render, screen } from "@testing-library/react";
import { insurance } from "./facts.fixtures";
import { Insurance } from "./insurance";

const plans = "Insurance plans";
const stipends = "Homeschool stipends";
let view: ReturnType<typeof render>;
beforeEach(() => {
  view = render(<Insurance block={insurance} />);
});

const entry = (name: string) => screen.getByText(name).closest("details") as HTMLElement;

test("a note on one insurer is below what its kind means, and at no other name", () => {
  expect(entry("Aetna")).toContainElement(screen.getByText("Aetna asks for a referral first."));
});

test.each(["Last checked on November 21, 2026.", insurance.insurance.courtesy, insurance.insurance.payment])(
  'the section says "%s" once, outside of its entries',
  (sentence) => {
    const spoken = screen.getByRole("region").textContent ?? "";
    expect(spoken.split(sentence)).toHaveLength(2);
    for (const group of screen.getAllByRole("group")) expect(group).not.toHaveTextContent(sentence);
  },
);

test.each([
  ["insurers", { accepted: [], inNetwork: [] }, plans, stipends],
  ["homeschool programs", { homeschool: [] }, stipends, plans],
])("a clinic without %s shows no group for them", (_, lists, hidden, shown) => {
  view.rerender(<Insurance block={{ ...insurance, insurance: { ...insurance.insurance, ...lists } }} />);
  expect(screen.queryByRole("heading", { name: hidden })).toBeNull();
  expect(screen.getByRole("heading", { name: shown })).toBeVisible();
});

test("a clinic without insurers and programs only says when payments are due", () => {
  const none = { ...insurance.insurance, accepted: [], inNetwork: [], homeschool: [] };
  view.rerender(<Insurance block={{ ...insurance, insurance: none }} />);
  expect(screen.queryAllByRole("heading", { level: 3 })).toEqual([]);
  expect(screen.queryByText(none.courtesy)).toBeNull();
  expect(screen.getByText(none.payment)).toBeVisible();
});
