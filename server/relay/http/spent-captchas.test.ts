import { rememberSpent } from "./spent-captchas";

afterEach(() => jest.useRealTimers());

/** The memory over a provider that accepts each token once. */
function setUp() {
  const used = new Set<string | undefined>();
  return rememberSpent(async (token) => {
    const verdict = used.has(token) ? "refused" : "passed";
    used.add(token);
    return verdict;
  });
}

test.each([
  [119_999, "passed"],
  [120_001, "refused"],
])("a spent captcha is known for two minutes: after %i ms, it is %s", async (milliseconds, verdict) => {
  jest.useFakeTimers();
  const { check } = setUp();
  await check("request-1", "token-1");
  jest.advanceTimersByTime(milliseconds);
  expect(await check("request-1", "token-1")).toBe(verdict);
});

test("a spent captcha counts for its own request and token only, until that is stored", async () => {
  const { check, forget } = setUp();
  await check("request-1", "token-1");
  await check("request-2", "token-2");
  expect(await check("request-2", "token-1")).toBe("refused");
  expect(await check("request-1", "token-1")).toBe("passed");
  forget("request-1", "token-1");
  expect(await check("request-1", "token-1")).toBe("refused");
});

test("10,000 spent captchas are known; the oldest one is forgotten first", async () => {
  const { check } = setUp();
  for (let count = 0; count <= 10_000; count++) await check(`request ${count}`, `token ${count}`);
  expect(await check("request 0", "token 0")).toBe("refused");
  expect(await check("request 1", "token 1")).toBe("passed");
});
