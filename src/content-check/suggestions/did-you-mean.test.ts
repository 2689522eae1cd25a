import { teamMember } from "../../content/entities";
import { date, path, phone, slug, target, time, webAddress } from "../../content/fields";
import { closestValidValue } from "./did-you-mean";

test.each([
  ["7am", time, "07:00"],
  ["7:30 p.m.", time, "19:30"],
  ["12am", time, "00:00"],
  ["9:00", time, "09:00"],
  ["25:00", time, undefined],
  ["907 555 0142", phone, "(907) 555-0142"],
  ["+1 907.555.0142", phone, "(907) 555-0142"],
  ["(907) 555-O142", phone, "(907) 555-0142"],
  ["(907) 555-0142 ext. 3 (Ben)", phone, "(907) 555-0142"],
  ["907 555 0142 x3", phone, "(907) 555-0142"],
  ["555-0142", phone, undefined],
  ["Our Team!", slug(""), "our-team"],
  ["Łódź & Cía.", slug(""), "lodz-cia"],
  ["Dra. José-María Núñez", teamMember.shape.id, "jose"],
  ["Dr", teamMember.shape.id, "dr"],
  ["Draga Núñez", teamMember.shape.id, "draga"],
  ["About/", path(""), "/about"],
  ["contact", target, "/contact"],
  ["https://else.example", target, undefined],
  ["12/24/2026", date, "2026-12-24"],
  ["12-24-26", date, "2026-12-24"],
  ["Thursday, December 24th, 2026", date, "2026-12-24"],
  ["2026-24-12", date, "2026-12-24"],
  ["2027-1-1", date, "2027-01-01"],
  ["next week", date, undefined],
  ["www.camp.example", webAddress, "https://www.camp.example"],
  ["http://camp.example/a?b=1", webAddress, "https://camp.example/a?b=1"],
  ["htttps//camp.example", webAddress, "https://camp.example"],
  [" https://camp.example ", webAddress, "https://camp.example"],
  ["www.niños.example", webAddress, "https://www.niños.example"],
  ["the camp", webAddress, undefined],
  ["https://www.clinic.example/Expect/", path(""), "/expect"],
  ["/expect.html", path(""), "/expect"],
  ["/about#us", path(""), "/about"],
  ["/?page_id=12", path(""), undefined],
  ["be\u200bn", slug(""), "ben"],
  ["24:00", time, "23:59"],
])("corrects %s", (value, field, meant) => {
  const fits = (each: string) => field.safeParse(each).success;
  expect(closestValidValue(value, fits)).toBe(meant);
});
