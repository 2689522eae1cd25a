import { shownAt } from "./addresses";

const thumbnails = ["team/ben.jpg", "about.jpg"];

test.each([
  ["a person's, in the live view", "./images/team/ben.jpg", undefined, "/admin/pictures/team/ben.jpg"],
  ["a page's, in the live view", "../images/about.jpg", undefined, "/admin/pictures/about.jpg"],
  ["one that is not saved yet", "blob:http://localhost/1", undefined, "blob:http://localhost/1"],
  ["a person's, on the web", "./images/team/ben.jpg", thumbnails, "/admin/pictures/team/ben.jpg.webp"],
  ["a page's, on the web", "../images/about.jpg", thumbnails, "/admin/pictures/about.jpg.webp"],
  ["one that is not saved yet, on the web", "blob:http://localhost/1", thumbnails, "blob:http://localhost/1"],
  ["one that is newer than the website", "./images/team/rosa.jpg", thumbnails, undefined],
])("a picture has an address: %s", (_, value, small, address) => {
  expect(shownAt(value, small)).toBe(address);
});
