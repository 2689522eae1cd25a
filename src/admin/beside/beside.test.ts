/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/dom";
import { placeOnPage, showPageBeside } from "./beside";

/** What the server answers; it has no other addresses. */
const answers = new Map<string, unknown>();
const link = () => screen.getByRole("link", { name: "See the page in its own tab" });

/** The form: a page's block, an entry of a list, and a field of a form that is not a list. */
const form = `
<div class="content-editor"><div class="pane" data-mode="edit">
  <section class="field" data-key-path="title"><input value="Our Team"></section>
  <section class="field" data-key-path="blocks.1.heading"><input value="What to bring"></section>
  <section class="field" data-key-path="blocks.1.text"><div contenteditable="true"><p>Call {phone} before you come.</p></div></section>
  <section class="field" data-key-path="blocks.1.more"><textarea>Bring a friend.</textarea></section>
  <section class="field" data-key-path="blocks.1.image"><button>Choose a photo</button></section>
  <section class="field" data-key-path="team"><button>Add</button>
    <section class="field" data-key-path="team.1.name"><input value="Ida Moss"></section>
    <section class="field" data-key-path="team.1.position"><input value="Therapist"></section>
    <section class="field" data-key-path="team.1.description">
      <div contenteditable="true"><p>Ida climbs.</p><p>She also likes kites, snow and soup.</p></div></section>
  </section>
  <section class="field" data-key-path="email"><input value="hello@clinic.example"></section>
  <section class="field" data-key-path="legalName"><input value="Nowhere LLC"></section>
</div></div>`;

const page = new DOMParser().parseFromString(
  `<header>Our Team</header>
<main>
  <section id="top"><h1>Our Team</h1></section>
  <section id="bring"><h2 id="heading">What to bring</h2><p id="text">Call 555-0100 <b>before</b>
    you come.</p><p id="more" hidden>Bring a friend.</p></section>
  <section><article>Ben Birch, Therapist</article>
    <article id="ida"><h3>Ida Moss</h3>Therapist <p>She also likes kites, snow and soup.</p></article></section>
</main>
<footer><a id="mail">hello@clinic.example</a></footer>`,
  "text/html",
);

beforeAll(() => {
  document.body.innerHTML = form;
  Element.prototype.getClientRects = function () {
    return (this.closest("[hidden]") ? [] : [new DOMRect()]) as unknown as DOMRectList;
  };
  Object.assign(globalThis, { DOMRect: class {} });
});

test.each([
  ["the heading of a page, rather than the menu that has it, too", "title", "top"],
  ["the heading of a block", "blocks.1.heading", "heading"],
  ["formatted text with a fact in it", "blocks.1.text", "text"],
  ["the block around words that are folded away", "blocks.1.more", "bring"],
  ["a block whose field has no words", "blocks.1.image", "bring"],
  ["an entry of a list, although an earlier one has the same position", "team.1.position", "ida"],
  ["a fact of the clinic, outside of the main part", "email", "mail"],
])("%s is found", (_, keyPath, id) => {
  expect(placeOnPage(page, keyPath)?.closest("[id]")?.id).toBe(id);
});

test.each([
  ["what the page does not show", "legalName"],
  ["a list as a whole", "team"],
  ["a block that the page does not have yet", "blocks.9.heading"],
])("%s is found nowhere", (_, keyPath) => {
  expect(placeOnPage(page, keyPath)).toBeUndefined();
});

test("a new page is shown as soon as the live view has it, and a not-found page never", async () => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  global.fetch = jest.fn(async (address) => {
    return { ok: answers.has(String(address)), json: async () => answers.get(String(address)) } as Response;
  });
  document.body.innerHTML = `<button aria-controls="beside">Page beside the form</button>
    <a href="/" target="website">See the page in its own tab</a><div id="beside"><iframe></iframe></div>`;
  location.hash = "#/collections/pages/new";
  const follow = showPageBeside();
  await waitFor(() => expect(link()).toHaveAttribute("href", "/"));

  answers.set("/admin/page-of/pages/camp", "/camp");
  location.hash = "#/collections/pages/entries/camp";
  follow();
  await waitFor(() => expect(fetch).toHaveBeenCalledWith("/page-data/camp/page-data.json"));
  expect(link()).toHaveAttribute("href", "/");
  answers.set("/page-data/camp/page-data.json", {});
  await waitFor(() => expect(link()).toHaveAttribute("href", "/camp"));
});
