import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { printElement } from "../browser/print-element";
import { referralSheet } from "./facts.fixtures";
import { ReferralSheet } from "./referral-sheet";

jest.mock("../browser/print-element");

let paper: string | null;
beforeEach(async () => {
  paper = null;
  jest.mocked(printElement).mockImplementation(async (part) => {
    paper = part.textContent;
    return false;
  });
  render(<ReferralSheet block={referralSheet} />);
  await userEvent.click(screen.getByText("Open the sheet"));
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const field = (name: RegExp) => screen.getByRole("textbox", { name });
const summary = () => screen.findByRole("region", { name: "Please look at this before you print:" });

async function fillIn(npi: string): Promise<void> {
  await userEvent.type(field(/Child's name/), "Mia Sample");
  await userEvent.type(field(/Date of birth/), "03/09/2021");
  await userEvent.click(screen.getByRole("checkbox", { name: "Speech Therapy" }));
  await userEvent.type(field(/NPI/), npi);
}

test("where the browser can't print, the sheet says what to do, and not that it is to be faxed", async () => {
  await fillIn("1234567893");
  await press("Check and print the sheet");
  expect(await screen.findByText(/opened no print window/)).toHaveAttribute("role", "status");
  expect(screen.queryByText("Fax it now.")).not.toBeInTheDocument();
});

test("an NPI with a wrong check digit causes a warning, but can be printed", async () => {
  await fillIn("1234567890");
  await press("Check and print the sheet");
  expect(within(await summary()).getAllByRole("link")).toHaveLength(1);
  await press("Print it as it is");
  expect(paper).toContain("1234567890");
});

test("the form turns off the browser's autocomplete", () => {
  expect(field(/Child's name/).closest("form")).toHaveAttribute("autocomplete", "off");
});

test.each<[string, RegExp, () => Promise<unknown>]>([
  ["a button", /This is empty now, and nothing of it is kept/, () => press("Clear this form")],
  [
    "nine hours",
    /Nobody used this for an hour/,
    async () => {
      jest.spyOn(Date, "now").mockReturnValue(Date.now() + 9 * 60 * 60_000);
      await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    },
  ],
])("%s clears what was written and chosen, says so and stores nothing", async (_, words, end) => {
  await fillIn("1234567890");
  await press("Check and print the sheet");
  await summary();
  await end();
  expect(await screen.findByText(words)).toHaveAttribute("role", "status");
  const controls = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
  expect(controls.filter(({ type, checked, value }) => (type === "checkbox" ? checked : value))).toEqual([]);
  expect(screen.queryByRole("region")).toHaveAccessibleName(expect.not.stringContaining("before you print"));
  expect(sessionStorage).toHaveLength(0);
  jest.restoreAllMocks();
});
