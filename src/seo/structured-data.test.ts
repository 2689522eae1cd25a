import { vocabularyProblems } from "../../tests/schema-org";
import { service } from "../content/entities";
import { readSiteContent } from "../gatsby/output/read-site-content";
import { pageOfConcern, structuredData } from "./structured-data";

const content = readSiteContent("https://clinic.example");
const { clinic, services, team } = content;

/** The nodes of a page's structured data, which must use valid schema.org vocabulary, also with other content. */
function graphOf(path: string, changes: Partial<typeof content> = {}): ReturnType<typeof JSON.parse>[] {
  const page = content.pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  const data = JSON.parse(JSON.stringify(structuredData(page, { ...content, ...changes })));
  expect(vocabularyProblems(data)).toEqual([]);
  return data["@graph"];
}
const nodes = (path: string, type: string, changes?: Partial<typeof content>) =>
  graphOf(path, changes).filter((node) => [node["@type"]].flat().includes(type));

test.each(content.pages.map(({ path }) => path))(
  "%s describes the clinic in valid vocabulary: address, hours, phone number, insurance and services",
  (path) => {
    const [node] = nodes(path, "MedicalClinic");
    expect(node).toMatchObject({
      "@type": ["MedicalClinic", "LocalBusiness"],
      url: "https://clinic.example/",
      telephone: clinic.phones.structuredData ?? clinic.phones.main,
      address: { streetAddress: clinic.address.street, addressRegion: "AK", addressCountry: "US" },
      paymentAccepted: clinic.insurance.accepted.join(", "),
    });
    expect(node.openingHoursSpecification).toHaveLength(clinic.hours.length);
    expect(node.hasOfferCatalog.itemListElement).toEqual(
      services.map(({ path }) => expect.objectContaining({ url: `https://clinic.example${path}` })),
    );
    expect(nodes(path, "WebSite")).toHaveLength(1);
  },
);

test("further numbers and locations belong to the clinic", () => {
  const { address, arrival } = clinic;
  const palmer = { name: "Palmer", address: { ...address, locality: "Palmer" }, arrival };
  const houston = { ...palmer, name: "Houston", hours: clinic.hours };
  const phones = { ...clinic.phones, others: [{ name: "Billing", number: "(907) 555-0145" }] };
  const closures = [{ id: "christmas", from: "2026-12-25", reason: "Christmas" }];
  const changed = { ...clinic, phones, locations: [palmer, houston] };
  const [first, second, third] = graphOf("/", { clinic: changed, closures });
  expect(first).toMatchObject({
    address: { addressLocality: "Wasilla" },
    contactPoint: [{ contactType: "Billing", telephone: "(907) 555-0145" }],
  });
  expect(second).toMatchObject({
    name: `${clinic.name}, Palmer`,
    address: { addressLocality: "Palmer" },
    telephone: clinic.phones.main,
    specialOpeningHoursSpecification: first?.specialOpeningHoursSpecification,
    parentOrganization: { "@id": "https://clinic.example/#clinic" },
  });
  expect(second?.specialOpeningHoursSpecification).toHaveLength(1);
  expect(third).not.toHaveProperty("specialOpeningHoursSpecification");
});

test("an event and a job of these days are in the data of the page that lists them", () => {
  const page = content.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === "news-list"));
  if (page === undefined) throw new Error("No page has news.");
  const item = { text: "<p>Come.</p>", from: "2026-11-01", to: "2026-12-05" };
  const news = [
    { ...item, title: "A new swing" },
    { ...item, title: "Open house", event: { day: "2026-12-05", starts: "10:00", ends: "12:00" } },
    { ...item, title: "Music", event: { day: "2026-12-05", starts: "18:00" } },
    { ...item, title: "Speech therapist", job: { employment: "part time" as const } },
    { ...item, title: "Over", to: "2026-11-02", event: { day: "2026-11-02" } },
  ];
  const changes = { news, today: "2026-11-20" };
  const dated = [...nodes(page.path, "Event", changes), ...nodes(page.path, "JobPosting", changes)];
  expect(dated).toEqual([
    expect.objectContaining({
      name: "Open house",
      startDate: "2026-12-05T19:00:00.000Z",
      endDate: "2026-12-05T21:00:00.000Z",
      location: expect.objectContaining({ address: expect.anything() }),
    }),
    expect.not.objectContaining({ endDate: expect.anything() }),
    expect.objectContaining({
      title: "Speech therapist",
      description: "Come.",
      datePosted: "2026-11-01",
      employmentType: "PART_TIME",
      hiringOrganization: { "@id": "https://clinic.example/#clinic" },
    }),
  ]);
});

const { main, fax } = clinic.phones;
const geo = { latitude: 61.58, longitude: -149.44 };
const season = { name: "Summer hours", from: "2027-06-01", to: "2027-08-15" };
const period = { validFrom: "2027-06-01", validThrough: "2027-08-15" };
const short = { opens: "08:00", closes: "16:00" };
const closed = { opens: "00:00", closes: "00:00" };

test.each<[string, Partial<typeof clinic>, typeof content.closures, object]>([
  ["its main number, unless another is set", { phones: { main, fax } }, [], { telephone: main }],
  ["its coordinates, if they are known", { geo }, [], { geo: { "@type": "GeoCoordinates", ...geo } }],
  [
    "closures and days with other hours as special opening hours",
    { seasons: undefined },
    [
      { id: "break", reason: "Winter break", from: "2026-12-31", to: "2027-01-01" },
      { id: "short", reason: "A short day", from: "2026-12-24", ...short },
    ],
    {
      specialOpeningHoursSpecification: [
        { validFrom: "2026-12-31", validThrough: "2027-01-01", ...closed },
        { validFrom: "2026-12-24", validThrough: "2026-12-24", ...short },
      ],
    },
  ],
  [
    "the hours of a season as special opening hours, and its closed days too",
    {
      hours: [{ days: ["Monday", "Friday"], opens: "07:00", closes: "19:00" }],
      seasons: [{ ...season, hours: [{ days: ["Monday"], ...short }] }],
    },
    [],
    {
      specialOpeningHoursSpecification: [
        { ...period, dayOfWeek: ["https://schema.org/Monday"], ...short },
        { ...period, dayOfWeek: ["https://schema.org/Friday"], ...closed },
      ],
    },
  ],
])("the clinic has %s", (_, facts, closures, expected) => {
  expect(graphOf("/", { clinic: { ...clinic, ...facts }, closures })[0]).toMatchObject(expected);
});

test("unknown coordinates are left out", () => {
  expect(nodes("/", "MedicalClinic")[0].geo).toBeUndefined();
});

test("breadcrumbs start at the home page and contain only existing pages", () => {
  const [crumbs] = nodes("/services/speech-therapy", "BreadcrumbList");
  expect(crumbs.itemListElement).toMatchObject([
    { name: "Home", item: { "@id": "https://clinic.example/" } },
    { name: "Our Services", item: { "@id": "https://clinic.example/services" } },
    { name: "Speech Therapy", item: { "@id": "https://clinic.example/services/speech-therapy" } },
  ]);
  expect(nodes("/", "BreadcrumbList")).toEqual([]);
});

test.each(service.shape.schemaType.unwrap().options)("a service may be a %s", (schemaType) => {
  const [first] = services;
  if (first === undefined) throw new Error("There is no service.");
  expect(graphOf(first.path, { services: [{ ...first, schemaType }] })).toContainEqual(
    expect.objectContaining({ "@type": [schemaType, "Service"], name: first.name }),
  );
});

test.each(services)("$path is about a service of its type", ({ path, schemaType = "Service" }) => {
  const own = nodes(path, schemaType).filter(({ provider }) => provider !== undefined);
  expect(own).toEqual([
    expect.objectContaining({
      "@id": `https://clinic.example${path}#service`,
      provider: { "@id": "https://clinic.example/#clinic" },
    }),
  ]);
});

test("the team page lists everyone with portrait, if there is one, and position", () => {
  const people = nodes("/our-team", "Person");
  expect(people.map(({ name, jobTitle }) => [name, jobTitle])).toEqual(
    team.map(({ name, position }) => [name, position]),
  );
  for (const [index, { image }] of people.entries())
    if (team[index]?.imageUrl) expect(image).toMatch(/^https:\/\/clinic\.example\/pictures\/team\/\w+\.jpg$/);
    else expect(image).toBeUndefined();
  expect(nodes("/", "Person")).toEqual([]);
});

test("a person without a photo has no picture, and credentials come after the name", () => {
  const rosa = { id: "rosa", name: "Rosa Lake", credentials: "PT, DPT", description: "<p>Rosa skis.</p>" };
  const people = nodes("/our-team", "Person", { team: [rosa] });
  expect(people).toEqual([expect.objectContaining({ name: "Rosa Lake", honorificSuffix: "PT, DPT" })]);
  expect(people).toEqual([expect.not.objectContaining({ image: expect.anything() })]);
});

test("a page has the review date that its footer shows", () => {
  const reviewed = content.pages.filter((page) => page.reviewed !== undefined);
  expect(reviewed.length).toBeGreaterThan(0);
  for (const { path, medical, reviewed: day } of reviewed) {
    const days = graphOf(path).flatMap((node) => node.lastReviewed ?? []);
    expect(days).toEqual(medical ? [] : [day]);
  }
});

test("questions and answers are plain text with the facts filled in", () => {
  const [page] = nodes("/appointment", "FAQPage");
  expect(page.mainEntity.length).toBeGreaterThan(1);
  expect(JSON.stringify(page.mainEntity)).not.toMatch(/[<{]\w/);
  expect(JSON.stringify(page.mainEntity)).toContain(clinic.phones.main);
  expect(nodes("/contact", "FAQPage")).toEqual([]);
});

test.each([
  ["/", ["A walk through the clinic"]],
  ["/services", ["physical therapy at our clinic"]],
  ["/contact", []],
])("%s has the videos %j", (path, names) => {
  expect(nodes(path, "VideoObject").map(({ name }) => name)).toEqual(names);
});

test("every video has a thumbnail and a player without autoplay", () => {
  const videos = nodes("/resources", "VideoObject");
  expect(videos).toHaveLength(7);
  for (const video of videos) {
    expect(video.thumbnailUrl).toMatch(/^https:\/\/clinic\.example\/pictures\/.+\.jpg$/);
    expect(video.embedUrl).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
    expect(video.embedUrl).not.toContain("autoplay");
  }
});

test("a video with a transcript has its words, and any other video has none", () => {
  const transcript = "<p><strong>Host:</strong> Call {phone}.</p>";
  const transcripts = ["anxiety-signs", "fast-a-intro-video"].map((id) => ({
    id,
    captions: { state: "none" as const },
    transcript,
  }));
  const words = nodes("/resources", "VideoObject", { transcripts }).flatMap((node) => node.transcript ?? []);
  expect(words).toEqual(Array(2).fill(`Host: Call ${clinic.phones.main}.`));
});

test("a video has the day when it was published, if it is known", () => {
  const published = "2026-03-02";
  const known = {
    links: content.links.map((link) =>
      link.id === "fast-a-intro-video" ? { ...link, published } : { ...link, published: undefined },
    ),
    resources: content.resources.map((resource, index) => ({
      ...resource,
      published: index === 0 || resource.kind === "media-item" ? published : undefined,
    })),
  };
  const videos = nodes("/resources", "VideoObject", known);
  expect(videos.flatMap(({ uploadDate }) => uploadDate ?? [])).toEqual(Array(4).fill(published));
  expect(videos).toHaveLength(7);
});

test.each([
  [{ "@type": "Klinik" }, "no current class"],
  [{ name: "Clinic" }, "without @type"],
  [{ "@type": "Person", nickname: "Ben" }, "no property"],
  [{ "@type": "Person", openingHours: "Mo" }, "belongs to"],
  [{ "@type": "Event", performers: "Band" }, "superseded by performer"],
  [{ "@type": "GeoCoordinates", elevation: true }, "is none of"],
  [{ "@type": "OpeningHoursSpecification", dayOfWeek: "https://schema.org/Someday" }, "none of"],
  [{ "@type": "OpeningHoursSpecification", opens: "7am" }, "none of"],
  [{ "@type": "VideoObject", uploadDate: "soon" }, "none of"],
  [{ "@type": "Person", worksFor: { "@type": "Person" } }, "none of"],
  [{ "@type": "Person", worksFor: { "@type": "Organization", hat: 1 } }, "hat is no property"],
  [{ "@type": "Person", worksFor: { "@id": "#nobody" } }, "not there"],
])("the vocabulary check rejects %j: %s", (node, problem) => {
  expect(vocabularyProblems({ "@graph": [node] })).toEqual([expect.stringContaining(problem)]);
});

test("the page of a concern is a medical page under the list of concerns, with a reviewer once it has one", () => {
  const [concern] = content.concerns;
  if (concern === undefined) throw new Error("There are no concerns.");
  const approved = { by: "Ana Moe, DPT", on: "2026-11-27" };
  const [without, reviewed] = [concern, { ...concern, approved }].map((each) =>
    JSON.parse(JSON.stringify(structuredData(pageOfConcern(each, content), content))),
  );
  const ofType = (data: typeof without, type: string) =>
    data["@graph"].find((node: { "@type": string }) => node["@type"] === type);
  expect(ofType(without, "MedicalWebPage")).not.toHaveProperty("reviewedBy");
  expect(ofType(reviewed, "MedicalWebPage")).toMatchObject({
    name: concern.name,
    lastReviewed: approved.on,
    reviewedBy: { "@type": "Person", name: approved.by },
  });
  expect(ofType(without, "BreadcrumbList").itemListElement).toMatchObject(
    ["/", "/concerns", concern.path].map((path) => ({ item: { "@id": `https://clinic.example${path}` } })),
  );
  expect(vocabularyProblems(reviewed)).toEqual([]);
});
