import { validRequest } from "../../testing/test-relay";
import { type AcceptorParts, createAcceptor } from "./accept-request";
import type { CaptchaVerdict } from "./captcha";

const { name, phone, email, message } = validRequest;
const request = { name, phone, email, message };
const meta = { id: "id-1", key: "key-1", token: "token-1" };

/** An acceptor of which each part says yes, unless it is changed. */
function setUp(captcha: CaptchaVerdict = "passed") {
  type Outbox = AcceptorParts["outbox"];
  const find = jest.fn<ReturnType<Outbox["find"]>, [string, unknown]>(async () => "unknown");
  const store = jest.fn<ReturnType<Outbox["accept"]>, [unknown, string?]>(async () => "accepted");
  const checkCaptcha = jest.fn(async (_token?: string) => captcha);
  const onAccepted = jest.fn();
  const ofEveryone = jest.fn((): number | undefined => undefined);
  const outbox = { find, accept: store };
  const accept = createAcceptor({ outbox, checkCaptcha, limits: { ofEveryone }, onAccepted });
  return { accept, find, store, checkCaptcha, ofEveryone, onAccepted };
}

/** An acceptor as above, with a provider that accepts each token once. */
function setUpSingleUse(captcha: CaptchaVerdict = "passed") {
  const parts = setUp();
  const used = new Set<string | undefined>();
  parts.checkCaptcha.mockImplementation(async (token) => {
    const verdict = used.has(token) ? "refused" : captcha;
    used.add(token);
    return verdict;
  });
  return parts;
}

test.each([
  ["passed", true],
  ["off", true],
  ["unverified", false],
] as const)("a form whose captcha is %s is stored once and wakes the worker", async (captcha, isVerified) => {
  const { accept, store, checkCaptcha, onAccepted } = setUp(captcha);
  expect(await accept(request, meta)).toEqual({ outcome: "accepted", captcha });
  expect(checkCaptcha.mock.calls).toEqual([["token-1"]]);
  const stored = { ...request, id: "id-1", receivedAt: expect.any(Date), isVerified };
  expect(store.mock.calls).toEqual([[stored, "key-1"]]);
  expect(onAccepted).toHaveBeenCalledTimes(1);
});

test.each([
  ["same", "known"],
  ["different", "otherRequest"],
] as const)("a key that the %s request used meanwhile does not wake the worker", async (result, outcome) => {
  const { accept, store, onAccepted } = setUp();
  store.mockResolvedValue(result);
  expect(await accept(request, meta)).toEqual({ outcome, captcha: "passed" });
  expect(onAccepted).not.toHaveBeenCalled();
});

test.each([
  ["a double click is one request", meta, request, 1],
  ["another request under the same key is another one", meta, { ...request, message: "Other" }, 2],
  ["the same request under another key is another one", { ...meta, key: "key-2" }, request, 2],
])("of two requests at once, %s", async (_, otherMeta, other, count) => {
  const { accept, store } = setUp();
  await Promise.all([accept(request, meta), accept(other, otherMeta)]);
  expect(store).toHaveBeenCalledTimes(count);
});

test.each(["passed", "unverified"] as const)(
  "a request that could not be stored is accepted when it is sent again, with its captcha that is spent: %s",
  async (captcha) => {
    const { accept, store } = setUpSingleUse(captcha);
    store.mockRejectedValueOnce(new Error("full"));
    const both = await Promise.allSettled([accept(request, meta), accept(request, meta)]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await accept(request, meta)).toEqual({ outcome: "accepted", captcha });
    expect(store).toHaveBeenCalledTimes(2);
    expect(store.mock.lastCall?.[0]).toMatchObject({ isVerified: captcha === "passed" });
  },
);

test("a request beyond the limit of everyone is accepted when it is sent again, with its spent captcha", async () => {
  const { accept, ofEveryone } = setUpSingleUse();
  ofEveryone.mockReturnValueOnce(1);
  expect(await accept(request, meta)).toEqual({ outcome: "tooMany", captcha: "passed", retryAfter: 1 });
  expect(await accept(request, meta)).toEqual({ outcome: "accepted", captcha: "passed" });
});

test.each([
  ["of another request", { ...request, message: "Other" }, meta],
  ["under another key", request, { ...meta, key: "key-2" }],
  ["without a key", request, { ...meta, key: undefined }],
])("a captcha that was spent on a request that was not stored is none %s", async (_, other, otherMeta) => {
  const { accept, store } = setUpSingleUse();
  store.mockRejectedValueOnce(new Error("full"));
  await expect(accept(request, meta)).rejects.toThrow("full");
  expect(await accept(other, otherMeta)).toEqual({ outcome: "captchaRefused", captcha: "refused" });
});

test("a captcha counts once: neither after its request is stored, nor without a key", async () => {
  const { accept, store } = setUpSingleUse();
  await accept(request, meta);
  expect(await accept(request, meta)).toMatchObject({ outcome: "captchaRefused" });
  store.mockRejectedValueOnce(new Error("full"));
  const keyless = { ...meta, key: undefined, token: "token-2" };
  await expect(accept(request, keyless)).rejects.toThrow("full");
  expect(await accept(request, keyless)).toMatchObject({ outcome: "captchaRefused" });
});

test("requests without a key are all stored, and not looked up", async () => {
  const { accept, find, store } = setUp();
  const keyless = { ...meta, key: undefined };
  await Promise.all([accept(request, keyless), accept(request, keyless)]);
  expect(store).toHaveBeenCalledTimes(2);
  expect(find).not.toHaveBeenCalled();
});
