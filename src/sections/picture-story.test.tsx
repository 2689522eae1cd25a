import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { PictureStory } from "./picture-story";
import { pictureStory } from "./picture-story.fixtures";

/** The story is on the screen from the start. */
globalThis.IntersectionObserver = class extends IntersectionObserver {
  readonly #notice: IntersectionObserverCallback;
  constructor(notice: IntersectionObserverCallback) {
    super(notice);
    this.#notice = notice;
  }
  override observe() {
    this.#notice([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }
};
/** Shows the story, and waits for what comes late. */
async function open() {
  render(<PictureStory block={pictureStory} />);
  await screen.findByRole("button", { name: "Print this book" });
}

const field = (label: string) => screen.getByLabelText(label);
/** Fills in a field, or chooses by an option's value; what answers is loaded first, and is waited for. */
const put = (label: string, value: string) =>
  act(async () => {
    fireEvent.input(field(label), { target: { value } });
  });
const words = () =>
  screen
    .getAllByRole("listitem")
    .flatMap((page) => [...page.querySelectorAll("p")].map(({ textContent }) => textContent));
const general = [
  "This is a story about me.",
  "I can say stop.",
  "Then I meet a therapist.",
  "I tell about things I like.",
];

beforeEach(() => localStorage.clear());

test("it is told in general words, with no therapist, until names are put in", async () => {
  await open();
  expect(words()).toEqual(general);
  expect(within(screen.getByRole("list")).getAllByRole("img")).toHaveLength(2);
  expect(screen.getByRole("img", { name: "The people who work here." })).toBeVisible();
});

test("names take their places as they are put in, and the therapist's portrait takes the picture's", async () => {
  await open();
  await put("Child's first name", "  Mika ");
  expect(await screen.findByText("My name is Mika.")).toBeVisible();
  await put("Favorite animal", "sea otter");
  expect(words()).toContain("I tell about things I like.");
  await put("Therapist", "anika");
  expect(
    await screen.findByText("I tell Anika Snowberry about my favorite animal: sea otter."),
  ).toBeVisible();
  expect(screen.getByRole("img", { name: "Portrait of Anika Snowberry" })).toBeVisible();
  expect(screen.queryByRole("img", { name: "The people who work here." })).not.toBeInTheDocument();
});

test("what looks like markup or like a name in braces is shown as it was typed", async () => {
  await open();
  await put("Child's first name", "<b>{animal}</b> $&");
  expect(await screen.findByText("My name is <b>{animal}</b> $&.")).toBeVisible();
});

test("names of an earlier day are there again, until they are forgotten", async () => {
  localStorage.setItem("story-names", JSON.stringify({ child: "Mika", animal: "", therapist: "ben" }));
  await open();
  expect(await screen.findByText("My name is Mika.")).toBeVisible();
  expect(screen.getByText("Then I meet Ben Birchwater.")).toBeVisible();
  expect(field("Therapist")).toHaveDisplayValue("Ben Birchwater");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Forget it" })));
  expect(await screen.findByText("It is forgotten.")).toBeVisible();
  expect(words()).toEqual(general);
  expect(field("Child's first name")).toHaveValue("");
  expect(localStorage).toHaveLength(0);
});

test("someone who has left the team is not named", async () => {
  localStorage.setItem("story-names", JSON.stringify({ child: "Mika", therapist: "zoe" }));
  await open();
  expect(await screen.findByText("My name is Mika.")).toBeVisible();
  expect(screen.getByText("Then I meet a therapist.")).toBeVisible();
});
