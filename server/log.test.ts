import { asJson, asText, createLog } from "./log";

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
