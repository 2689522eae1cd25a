import { validRequest } from "../../testing/test-relay";
import { type AcceptorParts, createAcceptor } from "./accept-request";
import type { CaptchaVerdict } from "./captcha";

const { name, phone, email, message } = validRequest;
const request = { name, phone, email, message };
const meta = { id: "id-1", key: "key-1", token: "token-1" };

/** An acceptor of which each part says yes, unless it is changed. */
function setUp(captcha: CaptchaVerdict = "passed") {
  const find = jest.fn<ReturnType<AcceptorParts["outbox"]["find"]>, [string, unknown]>(async () => "unknown");
  const store = jest.fn<ReturnType<AcceptorParts["outbox"]["accept"]>, [unknown, string?]>(
    async () => "accepted",
  );
  const checkCaptcha = jest.fn(async (_token?: string) => captcha);
  const onAccepted = jest.fn();
  const limits = { ofSender: () => undefined, ofEveryone: () => undefined };
  const accept = createAcceptor({ outbox: { find, accept: store }, checkCaptcha, limits, onAccepted });
  return { accept, find, store, checkCaptcha, onAccepted };
}

test.each([
  ["passed", true],
  ["off", true],
  ["unverified", false],
] as const)(
  "a request whose captcha is %s is stored once, and the worker hears of it",
  async (captcha, isVerified) => {
    const { accept, store, checkCaptcha, onAccepted } = setUp(captcha);
    expect(await accept(request, meta)).toEqual({ outcome: "accepted", captcha });
    expect(checkCaptcha.mock.calls).toEqual([["token-1"]]);
    const stored = { ...request, id: "id-1", receivedAt: expect.any(Date), isVerified };
    expect(store.mock.calls).toEqual([[stored, "key-1"]]);
    expect(onAccepted).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ["same", "known"],
  ["different", "otherRequest"],
] as const)(
  "a key that was stored for the %s request meanwhile does not wake the worker",
  async (result, outcome) => {
    const { accept, store, onAccepted } = setUp();
    store.mockResolvedValue(result);
    expect(await accept(request, meta)).toEqual({ outcome, captcha: "passed" });
    expect(onAccepted).not.toHaveBeenCalled();
  },
);

test.each([
  ["a double click is one request", meta, request, 1],
  ["another request under the same key is another one", meta, { ...request, message: "Other" }, 2],
  ["the same request under another key is another one", { ...meta, key: "key-2" }, request, 2],
])("of two requests at once, %s", async (_, otherMeta, other, count) => {
  const { accept, store } = setUp();
  await Promise.all([accept(request, meta), accept(other, otherMeta)]);
  expect(store).toHaveBeenCalledTimes(count);
});

test("a request that could not be stored is accepted when it is sent again", async () => {
  const { accept, store } = setUp();
  store.mockRejectedValueOnce(new Error("full"));
  const both = await Promise.allSettled([accept(request, meta), accept(request, meta)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await accept(request, meta)).toMatchObject({ outcome: "accepted" });
  expect(store).toHaveBeenCalledTimes(2);
});

test("requests without a key are all stored, and not looked up", async () => {
  const { accept, find, store } = setUp();
  const keyless = { ...meta, key: undefined };
  await Promise.all([accept(request, keyless), accept(request, keyless)]);
  expect(store).toHaveBeenCalledTimes(2);
  expect(find).not.toHaveBeenCalled();
});
