import files from "node:fs";
import { connect } from "node:net";
import { setUpStaticSite } from "../testing/static-test-site";
import { until } from "../testing/test-relay";

const { request, write, pathOf, port } = setUpStaticSite();
const { createReadStream } = files;
const openFile = jest.spyOn(files, "createReadStream");
afterEach(() => openFile.mockClear());

test("a changed page is served at once, with another tag", async () => {
  const before = await request("/about");
  await write({ "about/index.html": "<h1>About the clinic</h1>" });
  const { headers, body } = await request("/about");
  expect([headers["content-length"], body.toString()]).toEqual(["25", "<h1>About the clinic</h1>"]);
  expect(headers.etag).not.toBe(before.headers.etag);
});

test("a new page is found at once, and a deleted one is not", async () => {
  expect((await request("/hours")).status).toBe(404);
  await write({ "hours/index.html": "<h1>Hours</h1>" });
  expect((await request("/hours")).status).toBe(200);
  files.rmSync(pathOf("hours/index.html"));
  expect((await request("/hours")).status).toBe(404);
});

test.each<[string, (path: string) => void]>([
  ["deleted", files.rmSync],
  ["shortened", (path) => files.writeFileSync(path, "<h1>")],
  ["extended", (path) => files.writeFileSync(path, "<h1>Team</h1>".repeat(2))],
])("a page that is %s after it has been found ends the connection, and nothing else", async (_, change) => {
  await write({ "team.html": "<h1>Team</h1>" });
  // The middleware's adapter logs a file that it cannot open.
  jest.spyOn(console, "error").mockImplementation(() => {});
  openFile.mockImplementationOnce((path, options) => {
    change(pathOf("team.html"));
    return createReadStream(path, options);
  });
  const headers = { Connection: "keep-alive" };
  await expect(request("/team", { headers })).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  expect(openFile).toHaveBeenCalledTimes(1);
  expect((await request("/")).status).toBe(200);
});

test.each([
  ["a visitor leaves during a download", 1],
  ["a client sends requests without waiting for responses, and leaves", 20],
])("files are closed when %s", async (_, requests) => {
  await write({ "long.pdf": Buffer.alloc(50_000_000) });
  for (let visitor = 1; visitor <= 5; visitor += 1) {
    const socket = connect(port(), "127.0.0.1");
    socket.write("GET /long.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(requests));
    await until(() => openFile.mock.calls.length === visitor * requests);
    socket.destroy();
  }
  const opened = openFile.mock.results.map(({ value }) => value);
  await until(() => opened.every(({ closed }) => closed));
});
