import { pageOfEntry } from "./page-of-entry";

const project = process.cwd();

test.each([
  ["a page", "pages/about", "/about"],
  ["a page whose path is not its file's name", "pages/physical-therapy", "/services/physical-therapy"],
  ["people", "_singletons/team", "/our-team"],
  ["the page with the name of the file, of several", "_singletons/services", "/services"],
  ["what only one page refers to", "_singletons/concerns", "/services"],
  ["what pages link to", "_singletons/documents", "/resources/forms"],
  ["partners", "_singletons/partners", "/about/community-impact"],
  ["notices", "_singletons/notices", "/language-help"],
  ["what is on every page", "_singletons/navigation", "/"],
  ["days closed, which every page announces", "_singletons/closures", "/"],
  ["a translation of a page in a language that is a draft", "language-tl/pages-about", "/about"],
  ["a translation of people", "language-tl/team", "/our-team"],
  ["a page that is not there", "pages/nowhere", "/"],
  ["a file that is not there", "_singletons/nothing", "/"],
])("%s is shown on its page", (_, entry, path) => {
  expect(pageOfEntry(project, entry)).toBe(path);
});
