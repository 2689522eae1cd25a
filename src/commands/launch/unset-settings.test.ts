import { captchaTestKey } from "../../shared/request/relay-contract";
import { environmentReady } from "./environment.fixtures";
import { findUnset } from "./unset-settings";

test.each([
  ["SITE_URL", "http://localhost:9000", "https"],
  ["SITE_URL", "https://clinic.example", "sample address"],
  ["GATSBY_RECAPTCHA_SITE_KEY", captchaTestKey, "test key"],
  ["RECAPTCHA_SECRET", "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe", "test key"],
  ["SMTP_URL", "smtps://user:secret@mail.example.org", "sample address"],
  ["MAIL_FROM", "Website <website@example.org>", "sample address"],
  ["MAIL_TO", "desk@clinic.test", "sample address"],
  ["NODE_ENV", "development", "production"],
  ...Object.keys(environmentReady).map((name): [string, string, string] => [name, "", "not set"]),
])("finds %s when it is %p", (name, value, says) => {
  const found = findUnset({ ...environmentReady, [name]: value });
  expect(found).toEqual([
    {
      group: "Settings",
      file: "environment",
      found: expect.stringMatching(new RegExp(`^${name} .*${says}`)),
      expected: "Only what is real and approved.",
      fix: expect.stringContaining("docs/settings.md"),
    },
  ]);
  expect(found[0]?.found).not.toContain("secret@");
});

test("skips settings that are not set on purpose", () => {
  const environment = { ...environmentReady, GATSBY_GTAG_ID: undefined };
  expect(findUnset(environment, ["GATSBY_GTAG_ID"])).toEqual([]);
});
