import { spawnSync } from "node:child_process";
import fs, { closeSync, openSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logOutput } from "./log-output";

const describeLoss = (lines: number) => `${lines} lost\n`;
let folder: string;
const opened: number[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "log-"));
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const fd of opened.splice(0)) closeSync(fd);
  await rm(folder, { recursive: true });
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
  const file = join(folder, "log");
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
  const file = join(folder, "log");
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
    const path = join(folder, "pipe");
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
