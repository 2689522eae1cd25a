import { until } from "./test-relay";

test("waiting for what does not come true ends with an error that says what it was", async () => {
  const mails: string[] = [];
  await expect(until(() => mails.length > 0, 0.05)).rejects.toThrow(/within 0.05 s: .*mails\.length > 0/);
});
