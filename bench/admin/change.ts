import type { Locator, Page } from "@playwright/test";
import type { DeskPerson } from "./desk-person";

/** A usual change of the front desk. */
export interface Change {
  readonly name: string;
  /** Makes it, from the list of /admin until it is saved. */
  make(person: DeskPerson): Promise<void>;
  /** The file that it changes, and a text that must be in it then. */
  readonly file: string;
  readonly holds: string;
}

export const editor = (page: Page) => page.getByRole("group", { name: "Content Editor" });

/** The form of a field with fields of its own, such as the phones of the clinic. */
export const groupOf = (page: Page, label: string) =>
  editor(page).getByRole("group", { name: new RegExp(`“.?${label}.?” Field$`) });

/** The last field with a label: that of the entry that was added. */
export const field = (form: Locator, name: string) => form.getByRole("textbox", { name, exact: true }).last();

/** Opens a form from the list, and waits until it is there. */
export async function open({ page, press }: DeskPerson, name: string): Promise<Locator> {
  await press(page.getByText(name, { exact: true }));
  const form = editor(page);
  await form
    .getByRole("group", { name: /Field$/ })
    .first()
    .waitFor();
  return form;
}

export async function unfold({ press }: DeskPerson, form: Locator): Promise<void> {
  await press(form.getByRole("button", { name: "Expand", exact: true }).first());
}

/** Presses Save, and waits until the form is closed, as it is when everything was right. */
export async function save({ page, press }: DeskPerson): Promise<void> {
  await press(page.getByRole("button", { name: "Save", exact: true }));
  await editor(page).waitFor({ state: "hidden" });
}
