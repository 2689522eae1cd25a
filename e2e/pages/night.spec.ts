import { violations } from "../support/axe";
import { fakeEmbeds } from "../support/embeds";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { expect, test } from "../support/test";

test.use({ colorScheme: "dark", viewport: { width: 390, height: 844 } });

// Their blocks have every surface: bands, cards, a form, a notice, the worry finder, the map and the footer.
for (const path of ["/", "/contact", "/services"])
  test(`${path} is dark where the device asks for it, and readable, also when calm`, async ({ page }) => {
    await fakeEmbeds(page);
    await fakeCaptcha(page);
    await page.goto(path);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe("rgb(11, 34, 43)");
    const color = page.locator('meta[name="theme-color"]').first();
    await expect(color).toHaveAttribute("content", "#0b222b");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("switch", { name: "Calm mode" }).click();
    expect(await violations(page)).toEqual([]);
  });
