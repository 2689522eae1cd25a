/** @jest-environment jsdom */
import getSocket from "../../../.cache/socketIo";
import { catchUp, showPageLanguage } from "./live-page";

const listeners = new Map<string, () => unknown>();
const socket = {
  connected: true,
  emit: jest.fn(),
  on: (name: string, listener: () => unknown) => listeners.set(name, listener),
};
// Gatsby makes this file when the live view starts.
jest.mock("../../../.cache/socketIo", () => ({ __esModule: true, default: jest.fn() }), { virtual: true });

const shown = { json: { data: { name: "Anika" } }, staticQueryResults: { "12": { data: { phone: "1" } } } };
const reload = jest.fn();

/** What the live view has now, by the address of the file. */
let files: Record<string, unknown>;

beforeEach(() => {
  jest.mocked(getSocket).mockReturnValue(socket);
  listeners.clear();
  jest.clearAllMocks();
  files = {
    "/page-data/index/page-data.json": { result: { data: { name: "Anika" } } },
    "/page-data/sq/d/12.json": { data: { phone: "1" } },
  };
  Object.assign(window, { ___loader: { loadPageSync: () => shown } });
  Object.assign(globalThis, {
    fetch: jest.fn(async (file: string) => ({ ok: file in files, json: async () => files[file] })),
  });
});

/** Waits until what was begun has been done: every answer is there at once. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a page that shows what the live view has stays, and says which page it is", async () => {
  catchUp(reload);
  await settled();
  expect(reload).not.toHaveBeenCalled();
  expect(socket.emit).toHaveBeenCalledWith("registerPath", "/");
});

test.each([
  ["/page-data/index/page-data.json", { result: { data: { name: "Ben" } } }],
  ["/page-data/sq/d/12.json", { data: { phone: "2" } }],
])("a page is loaded again if %s has changed meanwhile", async (file, content) => {
  files[file] = content;
  catchUp(reload);
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page compares itself again with each new connection", async () => {
  catchUp(reload);
  await settled();
  files["/page-data/index/page-data.json"] = { result: { data: { name: "Ben" } } };
  await listeners.get("connect")?.();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a live view that does not answer, or does not know the page, is no reason to load it again", async () => {
  files = {};
  catchUp(reload);
  await settled();
  jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  await listeners.get("connect")?.();
  expect(reload).not.toHaveBeenCalled();
});

const html = document.documentElement;

function open(pageContext: object): void {
  Object.assign(html, { lang: "en-US", dir: "" });
  Object.assign(window, { ___loader: { loadPageSync: () => ({ json: { pageContext } }) } });
  showPageLanguage();
}

test.each([
  ["in Spanish", { words: { locale: "es-US" } }, "es-US", ""],
  ["in Hebrew", { words: { locale: "he" }, direction: "rtl" }, "he", "rtl"],
  ["in English", {}, "en-US", ""],
])("a page %s says so", (_, context, lang, dir) => {
  open(context);
  expect([html.lang, html.dir]).toEqual([lang, dir]);
});
