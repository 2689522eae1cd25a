import { validRequest } from "../../testing/test-relay";
import { type AcceptorParts, coalesceByKey, createAcceptor } from "./accept-request";
import type { CaptchaVerdict } from "./captcha";

describe("accept request", () => {
  const { name, phone, email, message } = validRequest;
  const request = { name, phone, email, message };
  const meta = { id: "id-1", key: "key-1", token: "token-1" };

  /** An acceptor of which each part says yes, unless it is changed. */
  function setUp(captcha: CaptchaVerdict = "passed", wait?: number) {
    const find = jest.fn<ReturnType<AcceptorParts["outbox"]["find"]>, [string, unknown]>(
      async () => "unknown",
    );
    const store = jest.fn<ReturnType<AcceptorParts["outbox"]["accept"]>, [unknown, string?]>(
      async () => "accepted",
    );
    const checkCaptcha = jest.fn(async (_token?: string) => captcha);
    const ofEveryone = jest.fn(() => wait);
    const onAccepted = jest.fn();
    const limits = { ofSender: () => undefined, ofEveryone };
    const accept = createAcceptor({ outbox: { find, accept: store }, checkCaptcha, limits, onAccepted });
    return { accept, find, store, checkCaptcha, ofEveryone, onAccepted };
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
    ["missing", "captchaMissing"],
    ["refused", "captchaRefused"],
  ] as const)(
    "a captcha that is %s stores nothing and does not use up the overall limit",
    async (captcha, outcome) => {
      const { accept, store, ofEveryone } = setUp(captcha);
      expect(await accept(request, meta)).toEqual({ outcome, captcha });
      expect(store).not.toHaveBeenCalled();
      expect(ofEveryone).not.toHaveBeenCalled();
    },
  );

  test("over the overall limit nothing is stored, and the answer says how long to wait", async () => {
    const { accept, store, onAccepted } = setUp("passed", 1);
    expect(await accept(request, meta)).toEqual({ outcome: "tooMany", captcha: "passed", retryAfter: 1 });
    expect(store).not.toHaveBeenCalled();
    expect(onAccepted).not.toHaveBeenCalled();
  });

  test.each([
    ["same", "known"],
    ["different", "otherRequest"],
  ] as const)(
    "a key that the outbox has for the %s request is answered without a captcha",
    async (match, outcome) => {
      const { accept, find, store, checkCaptcha } = setUp();
      find.mockResolvedValue(match);
      expect(await accept(request, meta)).toEqual({ outcome });
      expect(find.mock.calls).toEqual([["key-1", request]]);
      expect(checkCaptcha).not.toHaveBeenCalled();
      expect(store).not.toHaveBeenCalled();
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

  test("requests without a key are all stored, and not looked up", async () => {
    const { accept, find, store } = setUp();
    const keyless = { ...meta, key: undefined };
    await Promise.all([accept(request, keyless), accept(request, keyless)]);
    expect(store).toHaveBeenCalledTimes(2);
    expect(find).not.toHaveBeenCalled();
  });
});

describe("coalesce", () => {
  /** Work that ends when the test says so, and counts how often it was started. */
  function setUp() {
    const ends: ((outcome: string) => void)[] = [];
    const work = () => new Promise<string>((resolve) => ends.push(resolve));
    return { ends, work, coalesce: coalesceByKey<string>() };
  }

  test("two calls with one key at the same time are one, and both get its outcome", async () => {
    const { ends, work, coalesce } = setUp();
    const both = [coalesce("a", work), coalesce("a", work)];
    expect(ends).toHaveLength(1);
    ends[0]?.("accepted");
    expect(await Promise.all(both)).toEqual(["accepted", "accepted"]);
  });

  test.each([
    ["two keys", "a", "b"],
    ["no key", undefined, undefined],
  ])("calls with %s each run on their own", async (_, one, other) => {
    const { ends, work, coalesce } = setUp();
    const both = [coalesce(one, work), coalesce(other, work)];
    ends.forEach((end, index) => {
      end(`outcome ${index}`);
    });
    expect(await Promise.all(both)).toEqual(["outcome 0", "outcome 1"]);
  });

  test("a call after the end of the one before runs again, even if that one failed", async () => {
    const { ends, work, coalesce } = setUp();
    await expect(coalesce("a", () => Promise.reject(new Error("full")))).rejects.toThrow("full");
    const first = coalesce("a", work);
    ends[0]?.("one");
    expect(await first).toBe("one");
    const second = coalesce("a", work);
    ends[1]?.("two");
    expect(await second).toBe("two");
  });
});
