/** @jest-environment jsdom */
import ICAL from "ical.js";
import type { Clinic } from "../../../content/clinic";
import type { Closure } from "../../../seo/site-content";
import { closureEntries } from "./closure-entries";
import { closureCalendarFile, closureFeedFile } from "./write-closures";

type Days = Clinic["hours"][number]["days"];
const hoursOf = (...days: Days) => ({ days, opens: "07:00", closes: "19:00" });
const clinic: Pick<Clinic, "name" | "phones" | "hours" | "seasons"> = {
  name: "Guidepost Pediatric",
  phones: { main: "(907) 555-0142", fax: "(907) 555-0143", sample: true },
  hours: [hoursOf("Monday", "Tuesday"), hoursOf("Wednesday", "Thursday", "Friday")],
};
const facts = { name: clinic.name, siteUrl: "https://clinic.example" };
const closures: Closure[] = [
  { id: "christmas-eve-2026", reason: "Christmas Eve", from: "2026-12-24", opens: "09:00", closes: "12:00" },
  { id: "thanksgiving-2026", reason: "Thanksgiving", from: "2026-11-26", to: "2026-11-27" },
  { id: "clocks-2027", reason: 'Snow; <ice>, "wind" & more', from: "2027-03-14" },
];

/** Reads the calendar with an independent parser. */
function calendarOf(list: readonly Closure[], changed?: string, of = clinic) {
  const calendar = new ICAL.Component(
    ICAL.parse(closureCalendarFile(closureEntries(of, list, changed), facts)),
  );
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  return { calendar, events };
}

/** Reads the feed with an XML parser, which rejects what is not well formed. */
function feedOf(list: readonly Closure[], changed?: string) {
  const xml = closureFeedFile(closureEntries(clinic, list, changed), {
    ...facts,
    ...(changed !== undefined && { changed }),
  });
  const feed = new DOMParser().parseFromString(xml, "application/xml");
  expect(feed.querySelector("parsererror")).toBeNull();
  const textsOf = (name: string) => [...feed.querySelectorAll(name)].map(({ textContent }) => textContent);
  return { feed, textsOf };
}

describe("the calendar", () => {
  test("has whole days in order; the end is the day after the last one", () => {
    const { events } = calendarOf(closures);
    expect(
      events.map(({ uid, summary, startDate, endDate }) => `${uid} ${startDate} ${endDate} ${summary}`),
    ).toEqual([
      "thanksgiving-2026@clinic.example 2026-11-26 2026-11-28 Guidepost Pediatric: closed (Thanksgiving)",
      "christmas-eve-2026@clinic.example 2026-12-24 2026-12-25 Guidepost Pediatric: open 9am-12pm (Christmas Eve)",
      'clocks-2027@clinic.example 2027-03-14 2027-03-15 Guidepost Pediatric: closed (Snow; <ice>, "wind" & more)',
    ]);
    for (const { startDate, endDate } of events)
      expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
  });

  test("says in each event what the banner says, and leaves the family's time free", () => {
    const [event] = calendarOf(closures).events;
    expect(event?.description).toBe(
      "Closed Thursday, November 26 to Friday, November 27: Thanksgiving. Questions? Call (907) 555-0142.",
    );
    expect(event?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  });

  test("has the time of the last change, or else of the banner's beginning, never that of the build", () => {
    const stamps = (changed?: string) =>
      calendarOf(closures, changed).events.map(
        ({ component }) => `${component.getFirstPropertyValue("dtstamp")}`,
      );
    expect(stamps("2026-11-20T10:00:00-09:00")).toEqual(Array(3).fill("2026-11-20T19:00:00Z"));
    expect(stamps()).toEqual(["2026-11-12T00:00:00Z", "2026-12-10T00:00:00Z", "2027-02-28T00:00:00Z"]);
  });

  test("without closures is valid: named, loaded again every hour, and with a component", () => {
    const { calendar, events } = calendarOf([]);
    expect(events).toEqual([]);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Guidepost Pediatric: closed days");
    expect(`${calendar.getFirstPropertyValue("refresh-interval")}`).toBe("PT1H");
    expect(calendar.getFirstPropertyValue("method")).toBeNull();
    const component = calendar.getFirstSubcomponent("vtimezone");
    const zone = component ? new ICAL.Timezone(component) : undefined;
    const offsetOn = (day: string) =>
      (zone?.utcOffset(ICAL.Time.fromDateTimeString(`${day}T12:00:00`)) ?? 0) / 3600;
    expect(["2027-03-13", "2027-03-14", "2027-11-06", "2027-11-07"].map(offsetOn)).toEqual([-9, -8, -8, -9]);
  });

  const usual: Days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

  test.each<[string, string, Days, string[]]>([
    ["a closed Friday is", "2027-08-15", usual.slice(0, 4), ["2027-06-04", "2027-06-11"]],
    ["two closed days are", "2027-08-15", usual.slice(1, 4), ["2027-06-04", "2027-06-07"]],
    ["other hours alone are not", "2027-08-15", usual, []],
    ["a closed day that the season does not have is not", "2027-06-03", usual.slice(1, 4), []],
  ])("in a season, %s repeated each week", (_, to, open, first) => {
    const season = { name: "Summer hours", from: "2027-06-01", to, hours: [hoursOf(...open)] };
    const { events } = calendarOf([], undefined, { ...clinic, seasons: [season] });
    const days = events.flatMap((event) => {
      const dates = event.iterator();
      return [dates.next(), dates.next()].map(String);
    });
    expect(days).toEqual(first);
    for (const { description } of events)
      expect(description).toContain("From June 1, 2027 to August 15, 2027, we are closed each ");
  });

  test("has only lines of at most 75 octets", () => {
    const reason = "❄️ ".repeat(60);
    const file = closureCalendarFile(
      closureEntries(clinic, [{ id: "x", reason, from: "2027-01-12" }]),
      facts,
    );
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

describe("the feed", () => {
  test("has an entry with an id, a title, a date and words for each closure", () => {
    const { feed, textsOf } = feedOf(closures, "2026-11-20T10:00:00-09:00");
    expect(feed.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
    expect(textsOf("feed > id, feed > title, feed > updated, author > name")).toEqual([
      "https://clinic.example/closures.xml",
      "Guidepost Pediatric: closed days",
      "2026-11-20T19:00:00Z",
      "Guidepost Pediatric",
    ]);
    expect(textsOf("entry > id")).toEqual([
      "https://clinic.example/closures.xml#thanksgiving-2026",
      "https://clinic.example/closures.xml#christmas-eve-2026",
      "https://clinic.example/closures.xml#clocks-2027",
    ]);
    expect(textsOf("entry > title").at(-1)).toBe('Guidepost Pediatric: closed (Snow; <ice>, "wind" & more)');
    expect(textsOf("entry > updated")).toEqual(Array(3).fill("2026-11-20T19:00:00Z"));
    expect(textsOf("entry > content")[1]).toContain(
      "Open only 9am-12pm Thursday, December 24: Christmas Eve.",
    );
  });

  test("without a known change is as new as its newest entry", () => {
    expect(feedOf(closures).textsOf("feed > updated")).toEqual(["2027-02-28T00:00:00Z"]);
  });

  test("without closures is valid: it has all that a feed needs, and no entry", () => {
    const { feed, textsOf } = feedOf([]);
    expect(textsOf("feed > updated")).toEqual(["1970-01-01T00:00:00Z"]);
    expect(feed.querySelector("link[rel=self]")?.getAttribute("href")).toBe(
      "https://clinic.example/closures.xml",
    );
    expect(textsOf("entry")).toEqual([]);
  });
});
