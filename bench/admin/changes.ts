import { phonePhoto } from "../../e2e/admin/phone-photo";
import { type Change, field, groupOf, open, save, unfold } from "./change";

/** The ten most usual changes of a front desk, and taking the last one back. */
export const changes: readonly Change[] = [
  {
    name: "add a sentence to a biography",
    file: "data/team.json",
    holds: "On Fridays there are kites. ",
    async make(person) {
      const form = await open(person, "People");
      await unfold(person, form);
      await person.press(field(form, "Biography"), { position: { x: 2, y: 10 } });
      await person.type("On Fridays there are kites. ");
      await save(person);
    },
  },
  {
    name: "change what a person does",
    file: "data/team.json",
    holds: "Clinic Director and Therapist",
    async make(person) {
      const form = await open(person, "People");
      await unfold(person, form);
      await person.replace(
        form.getByRole("textbox", { name: /^Position/ }).first(),
        "Clinic Director and Therapist",
      );
      await save(person);
    },
  },
  {
    name: "give a person a portrait, from a phone's photo",
    file: "data/team.json",
    holds: "./images/team/anika-1.jpg",
    async make(person) {
      const { page } = person;
      const form = await open(person, "People");
      await unfold(person, form);
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        person.press(form.getByText("Choose a photo", { exact: true }).first()),
      ]);
      // Choose a folder, choose the photo, press Open.
      await person.pressOutside(3);
      await chooser.setFiles({ name: "IMG_0042.JPG", mimeType: "image/jpeg", buffer: await phonePhoto() });
      const dialog = page.getByRole("dialog", { name: "Choose the part that visitors see" });
      await person.drag(dialog.getByRole("application", { name: /^Frame/ }), 40);
      await person.press(dialog.getByRole("button", { name: "Use this part" }));
      await form.getByText("The picture is ready.").waitFor();
      await save(person);
    },
  },
  {
    name: "close the clinic tomorrow",
    file: "data/closures.json",
    holds: "Unexpected closure",
    async make({ page, press }) {
      await press(page.getByRole("button", { name: "Closed tomorrow" }));
      const again = page.getByRole("button", { name: /Press again to confirm$/ });
      await again.waitFor();
      await press(again);
      await page.getByText(/, is closed now\./).waitFor();
    },
  },
  {
    name: "add a holiday",
    file: "data/closures.json",
    holds: '"from": "2031-05-26"',
    async make(person) {
      const form = await open(person, "Days closed");
      await person.press(form.getByRole("button", { name: /^Add .*day/ }));
      await person.fill(field(form, "Reason"), "Memorial Day");
      await person.press(form.locator('input[type="date"]').first(), { position: { x: 15, y: 15 } });
      await person.type("05262031");
      await save(person);
    },
  },
  {
    name: "change the phone number",
    file: "data/clinic.json",
    holds: '"main": "(907) 555-0199"',
    async make(person) {
      await open(person, "The clinic");
      const phones = groupOf(person.page, "Phones");
      await unfold(person, phones);
      await person.replace(field(phones, "Main number"), "(907) 555-0199");
      await save(person);
    },
  },
  {
    name: "change when we close on a day",
    file: "data/clinic.json",
    holds: '"closes": "18:30"',
    async make(person) {
      await open(person, "The clinic");
      const hours = groupOf(person.page, "Hours");
      await unfold(person, hours);
      await person.replace(field(hours, "Closes at"), "18:30");
      await save(person);
    },
  },
  {
    name: "add an insurer",
    file: "data/clinic.json",
    holds: '"Premera"',
    async make(person) {
      await open(person, "The clinic");
      const insurance = groupOf(person.page, "Insurance");
      await unfold(person, insurance);
      const accepted = groupOf(person.page, "Accepted insurers");
      await person.press(accepted.getByRole("button", { name: /^Add / }));
      await person.fill(field(accepted, "Item Value"), "Premera");
      await save(person);
    },
  },
  {
    name: "add a family's words",
    file: "data/testimonials.json",
    holds: "They fly kites in the waiting room",
    async make(person) {
      const form = await open(person, "Families' words");
      await person.press(form.getByRole("button", { name: /^Add .*testimonial/ }));
      await person.fill(
        field(form, "Quote"),
        "They fly kites in the waiting room, and my grandson asks every morning whether it is Friday yet.",
      );
      await person.fill(field(form, "Attribution"), "Grandfather of a six-year-old, Houston");
      await save(person);
    },
  },
  {
    name: "change a heading of a page",
    file: "data/pages/contact.json",
    holds: '"heading": "Call Us or Write to Us"',
    async make(person) {
      await open(person, "Contact");
      const blocks = groupOf(person.page, "Blocks");
      await unfold(person, blocks);
      await person.replace(field(blocks, "Heading"), "Call Us or Write to Us");
      await save(person);
    },
  },
  {
    name: "take the last save back",
    file: "data/pages/contact.json",
    holds: '"heading": "Contact Us"',
    async make({ page, press }) {
      await press(page.getByRole("link", { name: "Saves, and how to take one back" }));
      await press(page.getByRole("button", { name: "Take this back" }).first());
      await page.getByRole("status").filter({ hasText: "Done: Take back" }).waitFor();
    },
  },
];
