import { coalesceByKey } from "./accept-request";

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
