import { expect, hydrate, test } from "../support/test";

const rules = "/links.speculationrules";

test("a page is loaded while the mouse rests on its link, and no other, also after React has started", async ({
  page,
  request,
}) => {
  const response = await request.get(rules);
  expect(response.headers()["content-type"]).toBe("application/speculationrules+json");
  const early: string[] = [];
  page.on("request", (sent) => {
    if (sent.headers()["sec-purpose"]?.startsWith("prefetch")) early.push(new URL(sent.url()).pathname);
  });
  await page.goto("/about", { waitUntil: "networkidle" });
  const links = page.getByRole("contentinfo").getByRole("link");
  await links.filter({ hasText: "Contact Us" }).hover();
  await expect.poll(() => early).toEqual(["/contact"]);
  await links.filter({ hasText: "Contact Us" }).click();
  await expect(page).toHaveTitle("Contact");
  await hydrate(page);
  early.length = 0;
  await links.filter({ hasText: "Staff" }).hover();
  await expect.poll(() => early).toEqual(["/our-team"]);
});
