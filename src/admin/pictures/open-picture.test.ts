import { openAsBlob } from "node:fs";
import { isHeic } from "./open-picture";

test("a HEIC picture is known by its content, whatever its name and type", async () => {
  expect(await isHeic(await openAsBlob("e2e/admin/phone.heic"))).toBe(true);
  expect(await isHeic(await openAsBlob("data/images/team/anika.jpg"))).toBe(false);
  expect(await isHeic(new Blob(["x"]))).toBe(false);
});
