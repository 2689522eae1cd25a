import { responseHeaders } from "./response-headers";

const facts = {
  siteUrl: "http://localhost:9000",
  embeds: { mapsApiKey: null, reviewsWidgetUrl: null, gtagId: null, relayUrl: null },
  needs: { scripts: [], styles: [], frames: ["https://www.youtube-nocookie.com"] },
};
const headers = responseHeaders(facts);

test("camera and microphone are for the site only, and video permissions also for the video frames", () => {
  const permissions = headers["Permissions-Policy"]?.split(", ");
  expect(permissions).toEqual(
    expect.arrayContaining([
      "camera=(self)",
      "microphone=(self)",
      'autoplay=(self "https://www.youtube-nocookie.com")',
      "geolocation=()",
      "payment=()",
    ]),
  );
});

test("only a site on HTTPS sends Strict-Transport-Security", () => {
  expect(headers["Strict-Transport-Security"]).toBeUndefined();
  const secure = responseHeaders({ ...facts, siteUrl: "https://www.clinic.example" });
  expect(secure["Strict-Transport-Security"]).toBe("max-age=63072000");
});

test("no header can break out of a line or a quoted string of a host's configuration", () => {
  for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]+$/);
  expect(Object.values(headers).join()).not.toMatch(/[\\$%{}`]/);
});
