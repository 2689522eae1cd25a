import { act, fireEvent, render, screen } from "@testing-library/react";
import { PictureStory } from "./picture-story";
import { pictureStory } from "./visit.fixtures";

/** Reports the story as on screen from the start. */
globalThis.IntersectionObserver = class extends IntersectionObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    super(callback);
    this.#callback = callback;
  }
  override observe() {
    this.#callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }
};
/** Renders the story and waits for the controls, which load late. */
async function open(block = pictureStory) {
  render(<PictureStory block={block} />);
  await screen.findByRole("button", { name: "Print this book" });
}

const field = (label: string) => screen.getByLabelText(label);
/** Fills in a field, or selects an option by its value, and waits for the page to update. */
const put = (label: string, value: string) =>
  act(async () => {
    fireEvent.input(field(label), { target: { value } });
  });

beforeEach(() => localStorage.clear());

test("without a list of therapists there is no field for one", async () => {
  await open({ ...pictureStory, therapists: null });
  expect(field("Child's first name")).toBeVisible();
  expect(screen.queryByLabelText("Therapist")).toBeNull();
});

test("text that looks like markup or a name in braces is shown as it was typed", async () => {
  await open();
  await put("Child's first name", "<b>{animal}</b> $&");
  expect(await screen.findByText("My name is <b>{animal}</b> $&.")).toBeVisible();
});

test("someone who has left the team is not named", async () => {
  localStorage.setItem("story-names", JSON.stringify({ child: "Mika", therapist: "zoe" }));
  await open();
  expect(await screen.findByText("My name is Mika.")).toBeVisible();
  expect(screen.getByText("Then I meet a therapist.")).toBeVisible();
});
