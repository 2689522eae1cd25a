import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { getItem, prefillName } from "../browser/session-storage";
import { handleLinks } from "../elements/links";
import { clinic } from "../hooks/use-clinic.fixtures";
import { ConcernFinder } from "./concern-finder";
import { concernFinder } from "./concern-finder.fixtures";

handleLinks();

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(useStaticQuery).mockReturnValue({ clinic });
  // jsdom cannot follow links.
  document.addEventListener(
    "click",
    (event) => event.target instanceof HTMLAnchorElement && event.preventDefault(),
  );
});

const field = () => screen.getByRole("searchbox", { name: "Say it in your own words" });
const search = () => within(screen.getByRole("search"));
const answers = () => search().queryAllByRole("group");
const area = (name: string) => screen.getByText(name).closest("details") as HTMLElement;
const lists = () => area("Senses").parentElement;
const matches = () => answers().map((match) => match.querySelector("summary")?.textContent);

async function type(words: string): Promise<void> {
  render(<ConcernFinder block={concernFinder} />);
  await userEvent.type(field(), words);
}

test("without input, it lists every concern by area and shows no matches", () => {
  render(<ConcernFinder block={concernFinder} />);
  expect(area("Signs that can't wait")).toHaveTextContent("Talks about dying");
  expect(area("Senses")).toHaveTextContent("Hates having hair washed");
  expect(matches()).toEqual([]);
});

test("matches replace the lists, best first, and their number is announced", async () => {
  await type("hates hair wahsing, fights toothbrush");
  expect(await screen.findByText("2 answers, the best first:")).toHaveAttribute("role", "status");
  expect(matches()).toEqual(["Hates having hair washed", "Fights toothbrushing"]);
  for (const answer of answers()) expect(answer).not.toHaveAttribute("open");
  await waitFor(() => expect(lists()).not.toBeVisible());
});

test("a single match opens by itself, and stays closed once it is closed", async () => {
  await type("shampo");
  await screen.findByText("One answer:");
  const [answer] = answers();
  expect(answer).toHaveAttribute("open");
  await userEvent.click(search().getByText("Hates having hair washed"));
  await userEvent.type(field(), "o");
  await waitFor(() => expect(answers()).toHaveLength(1));
  expect(answer).not.toHaveAttribute("open");
});

test("an emergency comes first, opened, with the number to call", async () => {
  await type("choaking");
  expect(await screen.findByText("This can't wait:")).toHaveAttribute("role", "status");
  expect(answers()[0]).toHaveAttribute("open");
  expect(search().getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
});

test("other matches also say whom to call if it can't wait, since the search can miss an emergency", async () => {
  await type("shampoo");
  await screen.findByText("One answer:");
  const call = search().getByRole("link", { name: "call 911" });
  expect(call).toHaveAttribute("href", "tel:911");
  expect(call.compareDocumentPosition(answers()[0] as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("clearing the field brings the lists back", async () => {
  await type("shampoo");
  await screen.findByText("One answer:");
  await userEvent.clear(field());
  expect(matches()).toEqual([]);
  expect(lists()).toBeVisible();
});

test("after an hour without a touch, the field is empty and the lists are back", async () => {
  await type("hair");
  expect(await search().findByText(/answers?/)).toBeInTheDocument();
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60 * 60_000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(lists()).toBeVisible());
  expect(field()).toHaveValue("");
  expect(matches()).toEqual([]);
  jest.restoreAllMocks();
});

test("Enter opens the first match and moves the focus to it", async () => {
  await type("shampoo");
  await screen.findByText("One answer:");
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toHaveTextContent("Hates having hair washed");
  expect(answers()[0]).toHaveAttribute("open");
});

test("Enter does not wait for the debounce", async () => {
  await type("shampoo{Enter}");
  expect(document.activeElement).toHaveTextContent("Hates having hair washed");
});

test("asking for a visit prefills the message of the appointment form", async () => {
  await type("shampoo");
  await screen.findByText("One answer:");
  await userEvent.click(search().getByText("Ask for a visit"));
  expect(getItem(prefillName("appointment"))).toBe(
    "I would like to ask about: Occupational Therapy\nWhat I see at home: Hates having hair washed\nMy child's age: ",
  );
});

test("answers that can wait also lead to others who help", () => {
  render(<ConcernFinder block={concernFinder} />);
  const leadsElsewhere = (name: string) =>
    screen.getByText(name).closest("details")?.querySelector("a[href='/resources#help']") != null;
  expect(leadsElsewhere("Hates having hair washed")).toBe(true);
  expect(leadsElsewhere("Talks about dying")).toBe(false);
  expect(leadsElsewhere("Can't breathe")).toBe(false);
});

test("without a match, it offers the phone number and a request in the parent's words", async () => {
  await type("zzyzx");
  expect(await screen.findByText(/That says nothing about your worry/)).toHaveAttribute("role", "status");
  expect(search().getByRole("link", { name: "(907) 555-0142" })).toHaveAttribute("href", "tel:+19075550142");
  expect(search().getByRole("link", { name: "call 911" })).toHaveAttribute("href", "tel:911");
  await userEvent.click(search().getByRole("link", { name: "Ask in writing" }));
  expect(getItem(prefillName("appointment"))).toBe("What I see at home: zzyzx\nMy child's age: ");
  expect(lists()).toBeVisible();
});

test("the crisis line is above the concern and always visible", async () => {
  await type("suicide");
  await screen.findByText("This can't wait:");
  const call = search().getByRole("link", { name: "Call 988" });
  const [answer] = answers();
  expect(call).toBeVisible();
  expect(call.compareDocumentPosition(answer as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a concern that somebody else must treat offers no visit", async () => {
  await type("choking");
  await screen.findByText("This can't wait:");
  expect(search().queryByText("Ask for a visit")).toBeNull();
});

test("text that was typed before hydration is searched", async () => {
  const before = document.createElement("div");
  document.body.append(before);
  const { renderToString } = jest.requireActual<typeof import("react-dom/server")>("react-dom/server");
  before.innerHTML = renderToString(<ConcernFinder block={concernFinder} />);
  const early = within(before).getByRole<HTMLInputElement>("searchbox");
  early.value = "shampoo";
  render(<ConcernFinder block={concernFinder} />, { container: before, hydrate: true });
  expect(await within(before).findByText("One answer:")).toBeVisible();
});
