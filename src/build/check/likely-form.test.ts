/** @jest-environment node */
import { path, phone, picture, slug, target, time } from "../../content/fields";
import { likelyForm } from "./likely-form";

test.each([
  ["7am", time, "07:00"],
  ["7:30 p.m.", time, "19:30"],
  ["12am", time, "00:00"],
  ["9:00", time, "09:00"],
  ["25:00", time, undefined],
  ["907 555 0142", phone, "(907) 555-0142"],
  ["+1 907.555.0142", phone, "(907) 555-0142"],
  ["555-0142", phone, undefined],
  ["images/team/ben.jpg", picture(""), "../images/team/ben.jpg"],
  ["/data/images/team/ben.jpg", picture(""), "../images/team/ben.jpg"],
  ["../images/team/IMG_1.JPEG", picture(""), "../images/team/IMG_1.jpg"],
  ["../images/team/ben.gif", picture(""), undefined],
  ["Our Team!", slug(""), "our-team"],
  ["About/", path(""), "/about"],
  ["contact", target, "/contact"],
  ["https://else.example", target, undefined],
])("makes of %s what was meant", (value, field, meant) => {
  const fits = (each: string) => field.safeParse(each).success;
  expect(likelyForm(value, fits, "data/pages/home.json")).toBe(meant);
});
