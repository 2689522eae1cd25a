import { callbackLink } from "./callback-link";

test.each([
  ["(907) 555-0100", "tel:+19075550100"],
  ["1 907 555 0100", "tel:+19075550100"],
  ["+44 20 7946 0000", "tel:+442079460000"],
  ["555-0100", "tel:5550100"],
  ["907-555-0100 x12", "tel:+19075550100;ext=12"],
  ["907–555–0100 extension 3", "tel:+19075550100;ext=3"],
])("the link for %s is %s", (phone, link) => {
  expect(callbackLink(phone)).toBe(link);
});
