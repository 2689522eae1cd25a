import { spawnSync } from "node:child_process";
import fs, { closeSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { asJson, asText, createLog, logOutput } from "./log";
import { setUpFolder } from "./testing/test-relay";

const describeLoss = (lines: number) => `${lines} lost\n`;
const folder = setUpFolder();
const opened: number[] = [];
afterEach(() => {
  jest.restoreAllMocks();
  for (const fd of opened.splice(0)) closeSync(fd);
});

function open(path: string, flags: string): number {
  const fd = openSync(path, flags);
  opened.push(fd);
  return fd;
}

const outputTo = (fd: number, changes = {}) => ({
  ...{ fd, isTTY: false, on: jest.fn(), write: jest.fn(() => true), destroyed: false, writableLength: 0 },
  ...changes,
});

test("writes lines to a file, one after another", async () => {
  const file = join(folder.path, "log");
  const write = logOutput(outputTo(open(file, "a")), describeLoss);
  for (const line of ["one\n", "two\n"]) write(line);
  expect(await readFile(file, "utf8")).toBe("one\ntwo\n");
});

test("drops lines that a full device does not accept", () => {
  const write = logOutput(outputTo(open("/dev/full", "w")), describeLoss);
  expect(() => write("one\n")).not.toThrow();
  expect(write.lostLines()).toBe(1);
});

test("logs how many lines were lost once the file can be written again, and ends a partial line", async () => {
  const file = join(folder.path, "log");
  const write = logOutput(outputTo(open(file, "a")), describeLoss);
  write("one\n");
  const real = fs.writeSync;
  const full = () => {
    throw Object.assign(new Error("full"), { code: "ENOSPC" });
  };
  jest
    .spyOn(fs, "writeSync")
    .mockImplementationOnce((fd) => real(fd, Buffer.from("tw")))
    .mockImplementationOnce(full)
    .mockImplementationOnce(full);
  for (const line of ["two\n", "three\n", "four\n", "five\n", "six\n"]) write(line);
  expect(await readFile(file, "utf8")).toBe("one\ntw\n3 lost\nfive\nsix\n");
  expect(write.lostLines()).toBe(3);
});

describe("a pipe", () => {
  const pipe = () => {
    const path = join(folder.path, "pipe");
    spawnSync("mkfifo", [path]);
    return open(path, "r+");
  };

  test("gets an error listener", () => {
    const output = outputTo(pipe());
    logOutput(output, describeLoss);
    expect(output.on).toHaveBeenCalledWith("error", expect.any(Function));
  });

  test("whose reader has stopped buffers at most 1 MB, and then gets the number of lost lines", () => {
    const output = outputTo(pipe());
    const write = logOutput(output, describeLoss);
    output.writableLength = 1024 * 1024 + 1;
    for (const line of ["one\n", "two\n"]) write(line);
    expect(output.write).not.toHaveBeenCalled();
    output.writableLength = 0;
    write("three\n");
    expect(output.write.mock.calls).toEqual([["2 lost\n"], ["three\n"]]);
  });

  test("that is closed gets no more writes", () => {
    const output = outputTo(pipe(), { destroyed: true });
    logOutput(output, describeLoss)("one\n");
    expect(output.write).not.toHaveBeenCalled();
  });
});

test("writes one JSON object per line, and nothing from an error that may quote a visitor", () => {
  const lines: string[] = [];
  const cause = Object.assign(new Error("550 Ana <ana@example.com>\n    refused"), {
    code: "EENVELOPE",
    responseCode: 550,
    response: "550 Ana",
    cause: new TypeError("Ana"),
  });
  const log = createLog((line) => lines.push(line), asJson);
  log.warn("delivery failed", { requestId: "1", cause });
  log.error("unexpected", { cause: "Ana" });
  expect(lines.join("")).not.toContain("Ana");
  expect(lines.every((line) => /^\{.+\}\n$/.test(line))).toBe(true);
  expect(JSON.parse(`${lines[0]}`)).toMatchObject({
    time: expect.stringMatching(/^\d{4}-/),
    level: "warn",
    message: "delivery failed",
    requestId: "1",
    cause: { name: "Error", code: "EENVELOPE", responseCode: 550, cause: { name: "TypeError" } },
  });
  expect(JSON.parse(`${lines[1]}`)).toMatchObject({ level: "error", cause: { name: "string" } });
});

test("writes plain sentences for a person", () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), asText);
  log.info("Open http://localhost:9000");
  log.warn("Mail is not sent.");
  log.error("unexpected", { requestId: "1", cause: "Ana" });
  expect(lines).toEqual([
    "Open http://localhost:9000\n",
    "Warning: Mail is not sent.\n",
    'Error: unexpected {"requestId":"1","cause":{"name":"string"}}\n',
  ]);
});
