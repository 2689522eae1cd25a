/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/dom";
import { showPageBeside } from "./beside";

/** What the server answers; it has no other addresses. */
const answers = new Map<string, unknown>();
const link = () => screen.getByRole("link", { name: "See the page in its own tab" });

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
