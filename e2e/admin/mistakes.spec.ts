import { readFileSync } from "node:fs";
import { expect, test } from "../support/test";
import { fileOf, openPerson, save, scrollTo } from "./editor";

/** What someone writes into a field of a person, and what is said then: at the field by the form, or in a note by the check. */
const mistakes: readonly (readonly [field: string, write: string, by: "form" | "check", said: string])[] = [
  ["Name", "", "form", "This field is required."],
  ["Short name", "my name", "form", "It must be the first name in lowercase letters"],
  ["Short name", "ben", "check", '"ben" is used twice.'],
  ["Biography", "Call {telefone}.", "check", "Write one of these instead of {telefone}"],
];

test("mistakes in a form are explained one after the other, and nothing is written", {
  tag: "@everyday",
}, async ({ page }) => {
  const team = () => readFileSync(fileOf("data/team.json"), "utf8");
  const before = team();
  const form = await openPerson(page);
  const note = page.getByRole("alertdialog");
  for (const [field, write, by, said] of mistakes)
    await test.step(said, async () => {
      const box = form.getByRole("textbox", { name: field, exact: true }).first();
      await scrollTo(page, box);
      const old = field === "Biography" ? write : await box.inputValue();
      await box.fill(write);
      await save(page);
      if (by === "form") await expect(form.getByText(said).first()).toBeVisible();
      else {
        await expect(note).toContainText(said);
        await note.getByRole("button", { name: "OK" }).click();
      }
      expect(team()).toBe(before);
      await box.fill(old);
    });
});
