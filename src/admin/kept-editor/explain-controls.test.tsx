import { screen } from "@testing-library/dom";
import { explainControls } from "./explain-controls";

test("buttons that are only a picture say what they are for, and a folded group has a title", async () => {
  document.body.innerHTML = "<main></main>";
  const editor = screen.getByRole("main");
  explainControls(editor);
  editor.innerHTML = `
    <button aria-label="Backlinks"></button><button aria-label="Show \u2068_default\u2069 Content Options"></button>
    <button aria-label="Move Up"></button><button>Save</button>
    <section class="field" data-field-type="object"><header><h4>Phones</h4></header><div class="field-wrapper">
      <div class="wrapper"><div class="header"><div class="start"></div></div></div></div></section>`;
  expect(await screen.findByTitle("Where this is used")).toHaveAccessibleName("Where this is used");
  expect(screen.getByRole("button", { name: "More for all of its fields" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Move Up" })).toHaveAttribute("title", "Move Up");
  expect(screen.getByRole("button", { name: "Save" })).not.toHaveAttribute("title");
  expect(editor.querySelector("[data-title]")).toHaveAttribute("data-title", "Phones");
});
