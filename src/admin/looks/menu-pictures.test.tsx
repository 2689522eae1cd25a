import { screen, waitFor, within } from "@testing-library/dom";
import { showLooksInMenus } from "./menu-pictures";

const looks = [
  { kind: "prose", label: "Text", description: "x", picture: "/prose.webp" },
  { kind: "reviews", label: "Reviews", description: "x", picture: "/reviews.webp" },
];
let observer: MutationObserver;
afterAll(() => observer.disconnect());

const menu = (...labels: string[]) =>
  `<div role="menu">${labels.map((label) => `<button role="menuitem">${label}</button>`).join("")}</div>`;

test("a menu that adds a block shows what each looks like, and its names stay the same", async () => {
  observer = showLooksInMenus(looks);
  document.body.innerHTML = menu("Text", "Reviews");
  await waitFor(() => expect(document.querySelectorAll("img")).toHaveLength(2));
  const item = screen.getByRole("menuitem", { name: "Reviews" });
  expect(within(item).getByRole("presentation")).toHaveAttribute("src", "/reviews.webp");
});

test("another menu stays as it is", async () => {
  document.body.innerHTML = menu("Text", "Bold") + menu("Text", "Reviews");
  await waitFor(() => expect(document.querySelectorAll("img")).toHaveLength(2));
  expect(within(screen.getByRole("menuitem", { name: "Bold" })).queryByRole("presentation")).toBeNull();
});
