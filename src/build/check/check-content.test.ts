/** @jest-environment node */
import { checkContent } from "./check-content";
import { type Fixture, makeFixture } from "./fixture";
import { placeOf } from "./place";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
});
afterEach(() => site.remove("."));

test("valid content has no faults", () => {
  expect(checkContent(site.folder)).toEqual({ faults: [], warnings: [], files: 15 });
});

interface Breakage {
  readonly file: string;
  readonly change: readonly [text: string, replacement: string];
  /** The fault's line and column are those of this text in the broken file. */
  readonly at: string;
  readonly says: readonly string[];
}

const team = "data/team.json";
const home = "data/pages/home.json";

const breakages: Record<string, Breakage> = {
  "an unknown field": {
    file: team,
    change: ['"position"', '"postion"'],
    at: '"postion"',
    says: ['"anika"', 'Did you mean "position"?'],
  },
  "a missing field": {
    file: team,
    change: ['    "name": "Ben Sample",\n', ""],
    at: '{\n    "id": "ben"',
    says: ['"ben"', "missing", 'Add "name"'],
  },
  "an unknown field in place of the one that is missing": {
    file: team,
    change: ['"imageUrl"', '"portrait"'],
    at: '"portrait"',
    says: ['Is this meant to be "imageUrl"?'],
  },
  "an id with a capital letter": {
    file: team,
    change: ['"id": "ben"', '"id": "Ben"'],
    at: '"Ben"',
    says: ['Write "ben".'],
  },
  "a picture's path without its beginning": {
    file: team,
    change: ["./images/team/ben.jpg", "images/team/ben.jpg"],
    at: '"images/team/ben.jpg"',
    says: ['Write "./images/team/ben.jpg".'],
  },
  "a picture with another ending": {
    file: home,
    change: ["../images/team/ben.jpg", "../images/team/IMG_1.JPG"],
    at: '"../images/team/IMG_1.JPG"',
    says: ["Rename the file so that its name ends in .jpg in small letters"],
  },
  "a misspelled required field, once": {
    file: team,
    change: ['"name": "Ben', '"nmae": "Ben'],
    at: '"nmae"',
    says: ['Did you mean "name"?'],
  },
  "a number where words belong": {
    file: home,
    change: ['"socialTitle": "Home | Guidepost Pediatric, Wasilla, Alaska"', '"socialTitle": 12'],
    at: "12,",
    says: ["the number 12", "text in quotation marks", '"12"'],
  },
  "words where true or false belongs": {
    file: "data/links.json",
    change: ['"sample": true', '"sample": "true"'],
    at: '"true"',
    says: ["true or false", "Leave out the quotation marks"],
  },
  "words where a list belongs": {
    file: home,
    change: ['[\n    "therapy"\n  ]', '"therapy"'],
    at: '"therapy"',
    says: ['"keywords"', "a list in [square brackets]"],
  },
  "a phone number of another form": {
    file: "data/clinic.json",
    change: ['"fax": "(907) 555-0143"', '"fax": "907 555 0143"'],
    at: '"907 555 0143"',
    says: ['"fax" in "phones"', 'such as "(907) 555-0142"', 'Write "(907) 555-0143".'],
  },
  "a time of another form": {
    file: "data/clinic.json",
    change: ['"07:00"', '"7am"'],
    at: '"7am"',
    says: ['"opens" in entry 1 of "hours"', "24-hour time", 'Write "07:00".'],
  },
  "days of one entry that do not follow one another": {
    file: "data/clinic.json",
    change: ['"Tuesday"', '"Wednesday", "Thursday"'],
    at: '"Wednesday"',
    says: ["Wednesday does not follow Monday", '{ "days": ["Wednesday", "Thursday"], '],
  },
  "a day that is open twice": {
    file: "data/clinic.json",
    change: ['"Friday"', '"Tuesday"'],
    at: '"Tuesday"\n      ],\n      "opens": "09:00"',
    says: ["Tuesday is there twice", "line 29"],
  },
  "a clinic that closes before it opens": {
    file: "data/clinic.json",
    change: ['"closes": "17:00"', '"closes": "05:00"'],
    at: '"05:00"',
    says: ["not later than 09:00", 'Write "17:00"'],
  },
  "an unknown weekday": {
    file: "data/clinic.json",
    change: ['"Monday"', '"Munday"'],
    at: '"Munday"',
    says: ['Did you mean "Monday"?'],
  },
  "a mail address without @": {
    file: "data/clinic.json",
    change: ["hello@clinic.example", "hello.clinic.example"],
    at: '"hello.clinic.example"',
    says: ["a mail address such as"],
  },
  "an address without https": {
    file: "data/links.json",
    change: ["https://camp.example", "http://camp.example"],
    at: '"http://camp.example"',
    says: ['must be a full address that starts with "https://"'],
  },
  "a path with a slash at the end": {
    file: "data/redirects.json",
    change: ['"/staff"', '"/staff/"'],
    at: '"/staff/"',
    says: ["no slash at the end"],
  },
  "a description that is too short": {
    file: home,
    change: ["Home: what parents in Wasilla can find on this page of ours.", "Home."],
    at: '"Home."',
    says: ["at least 50 characters", "longer by 45"],
  },
  "a description that is too long": {
    file: home,
    change: ["of ours.", `of ours, ${"and on, ".repeat(20)}so far.`],
    at: '"Home: what',
    says: ["at most 160 characters"],
  },
  "a description that two pages have": {
    file: "data/pages/our-team.json",
    change: ['"description": "Our Team:', '"description": "Home:'],
    at: '"Home: what',
    says: ["is there twice", "data/pages/home.json, line 5"],
  },
  "an unknown kind of block": {
    file: home,
    change: ['"kind": "prose"', '"kind": "porse"'],
    at: '"porse"',
    says: ["block 2", 'Did you mean "prose"?'],
  },
  "an unknown kind of resource": {
    file: "data/resources.json",
    change: ['"media-item"', '"media"'],
    at: '"media"',
    says: ['"anxiety-article", "media-item"'],
  },
  "an id that is there twice": {
    file: team,
    change: ['"id": "ben"', '"id": "anika"'],
    at: '"anika",\n    "name": "Ben',
    says: ["twice", "data/team.json, line 3"],
  },
  "two visits of a pack with one id": {
    file: "data/pages/behavior.json",
    change: ['"id": "next"', '"id": "first"'],
    at: '"first",\n          "name": "A next',
    says: ["twice"],
  },
  "a title that two pages have": {
    file: "data/pages/our-team.json",
    change: ['"title": "Our Team"', '"title": "Home"'],
    at: '"Home"',
    says: ["data/pages/home.json, line 4"],
  },
  "an old address that is there twice": {
    file: "data/redirects.json",
    change: ['"/start"', '"/staff"'],
    at: '"/staff",\n    "to": "/"',
    says: ['"/staff" is there twice'],
  },
  "an old address that is a page": {
    file: "data/redirects.json",
    change: ['"from": "/start"', '"from": "/behavior"'],
    at: '"/behavior"',
    says: ["is the address of a page"],
  },
  "an old address that leads to no page": {
    file: "data/redirects.json",
    change: ['"to": "/our-team"', '"to": "/our-taem"'],
    at: '"/our-taem"',
    says: ['"/staff"', 'Did you mean "/our-team"?'],
  },
  "an old address that leads to another": {
    file: "data/redirects.json",
    change: ['"to": "/"', '"to": "/staff"'],
    at: '"/staff"\n',
    says: ["itself an old address", 'Write "/our-team"'],
  },
  "an old address that leads to itself": {
    file: "data/redirects.json",
    change: ['"to": "/"', '"to": "/start"'],
    at: '"/start"\n',
    says: ["leads back to itself"],
  },
  "a testimonial that does not exist": {
    file: home,
    change: ['"home"', '"hoem"'],
    at: '"hoem"',
    says: ["block 3, testimonial-list", "data/testimonials.json", 'Did you mean "home"?'],
  },
  "the clinic's privacy document that does not exist": {
    file: "data/clinic.json",
    change: ['"privacyDocument": "privacy-practices"', '"privacyDocument": "privacy"'],
    at: '"privacy"',
    says: ['No pdf document has the id "privacy"'],
  },
  "a link that does not exist": {
    file: "data/partners.json",
    change: ["link:camp", "link:kamp"],
    at: '"link:kamp"',
    says: ["data/links.json", 'Did you mean "link:camp"?'],
  },
  "a missing picture": {
    file: team,
    change: ["./images/team/ben.jpg", "./images/team/benn.jpg"],
    at: '"./images/team/benn.jpg"',
    says: ['"ben"', "There is no file data/images/team/benn.jpg", 'Did you mean "./images/team/ben.jpg"?'],
  },
  "a picture with another letter case": {
    file: team,
    change: ["./images/team/ben.jpg", "./images/Team/ben.jpg"],
    at: '"./images/Team/ben.jpg"',
    says: ["data/images/team/ben.jpg", "letters differ"],
  },
  "a picture outside data/": {
    file: team,
    change: ["./images/team/ben.jpg", "../static/ben.jpg"],
    at: '"../static/ben.jpg"',
    says: ["leads out of data/"],
  },
  "a missing picture like no other": {
    file: team,
    change: ["./images/team/ben.jpg", "./images/team/zoe.jpg"],
    at: '"./images/team/zoe.jpg"',
    says: ["Put the file there, or correct the path."],
  },
  "the wrong size of a PDF": {
    file: "data/documents.json",
    change: ['"bytes": 9', '"bytes": 90'],
    at: "90",
    says: ["the PDF has 9 bytes", "npm run documents"],
  },
  "a page without an opening block": {
    file: "data/pages/our-team.json",
    change: ['"team-banner",', '"feature", "text": "<p>Us.</p>",'],
    at: '"feature"',
    says: ["block 1, feature", "no opening block", '"home-hero", "page-hero", "team-banner"'],
  },
  "a second opening block": {
    file: "data/pages/our-team.json",
    change: [
      '"kind": "team-list"',
      '"kind": "page-hero", "heading": "Us", "image": { "src": "../images/team/ben.jpg", "alt": "" } },\n{"kind": "team-list"',
    ],
    at: '"page-hero"',
    says: ["block 2", 'a second opening block, "page-hero"'],
  },
  "an opening block that is not the first": {
    file: "data/pages/our-team.json",
    change: ['"blocks": [', '"blocks": [\n    { "kind": "call-banner", "heading": "Call", "text": "Now." },'],
    at: '"team-banner"',
    says: ["not the first", "Move this block to the top"],
  },
  "a second form on a page": {
    file: "data/pages/our-team.json",
    change: [
      '"kind": "team-list"',
      '"kind": "appointment-form", "heading": "One", "text": "Write." },\n{"kind": "appointment-form", "heading": "Two", "text": "Write." },\n{"kind": "team-list"',
    ],
    at: '"appointment-form", "heading": "Two"',
    says: ['second block of kind "appointment-form"'],
  },
  "a place with the name of a part around every page": {
    file: home,
    change: ['"anchor": "welcome"', '"anchor": "main"'],
    at: '"main"',
    says: ['"main" is the name of a part that every page has', "menu-drawer"],
  },
  "a missing PDF": {
    file: "data/documents.json",
    change: ["/documents/privacy-practices.pdf", "/documents/privacy.pdf"],
    at: '"/documents/privacy.pdf"',
    says: ["There is no file static/documents/privacy.pdf"],
  },
  "a button to a page that does not exist": {
    file: home,
    change: ['"to": "/our-team#anika"', '"to": "/our-teams"'],
    at: '"/our-teams"',
    says: ['"to" in entry 2 of "actions"', 'Did you mean "/our-team"?'],
  },
  "a button to an old address": {
    file: home,
    change: ['"to": "/our-team#anika"', '"to": "/staff"'],
    at: '"/staff"',
    says: ["only redirects", 'Write "/our-team"'],
  },
  "a button to a place that does not exist": {
    file: home,
    change: ['"to": "/our-team#anika"', '"to": "/our-team#anita"'],
    at: '"/our-team#anita"',
    says: ['has no place "anita"', 'Did you mean "anika"?'],
  },
  "a hero's link to a place that is not on its page": {
    file: "data/pages/behavior.json",
    change: ['"id": "signs"', '"id": "sings"'],
    at: '"sings"',
    says: ['"id" in entry 1 of "links"', 'Did you mean "signs"?'],
  },
  "a place without a page in the footer": {
    file: "data/navigation.json",
    change: ["document:privacy-practices", "#welcome"],
    at: '"#welcome"',
    says: ["does not say on which page"],
  },
  "a menu entry that leads nowhere": {
    file: "data/navigation.json",
    change: ['"path": "/behavior"', '"path": "/behaviour"'],
    at: '"/behaviour"',
    says: ['"path" in entry 1 of "subLinks" in entry 2 of "menu"', 'Did you mean "/behavior"?'],
  },
  "a menu entry that scrolls nowhere": {
    file: "data/navigation.json",
    change: ['"scrollTo": "anika"', '"scrollTo": "zoe"'],
    at: '"zoe"',
    says: ['has no place "zoe"'],
  },
  "a service without its page": {
    file: "data/services.json",
    change: ['"path": "/behavior"', '"path": "/services/behavior"'],
    at: '"/services/behavior"',
    says: ['No page has the address "/services/behavior"'],
  },
  "a place that is there twice": {
    file: home,
    change: ['"kind": "testimonial-list",', '"kind": "testimonial-list",\n      "anchor": "welcome",'],
    at: '"welcome",\n      "heading": "Families"',
    says: ['block 3, testimonial-list, "Families"', 'the place "welcome" already'],
  },
  "a place with a person's name on the team page": {
    file: "data/pages/our-team.json",
    change: ['"kind": "team-list",', '"kind": "team-list",\n      "anchor": "ben",'],
    at: '"ben",',
    says: ['the place "ben" already'],
  },
  "a script in a biography": {
    file: team,
    change: ["<p>Ben sings.", "<script>alert(1)</script><p>Ben sings."],
    at: "<script>",
    says: ["<script> is not used", "p, ul, ol, li", "Remove it and its </script>."],
  },
  "a tag without an end that is not used": {
    file: team,
    change: ["<p>Ben sings.", "<p><img src='x'>Ben sings."],
    at: "<img",
    says: ["Remove it."],
  },
  "an attribute that runs a script": {
    file: team,
    change: ["<strong>", "<strong onclick='x()'>"],
    at: "<strong onclick",
    says: ["is written <strong onclick='x()'>"],
  },
  "a link that runs a script": {
    file: team,
    change: ["href='/our-team#anika'", "href='javascript:x()'"],
    at: "javascript:",
    says: ['leads to "javascript:x()"'],
  },
  "a tag with a better name": {
    file: team,
    change: ["<strong>snow</strong>", "<b>snow</b>"],
    at: "<b>",
    says: ["Write <strong> instead"],
  },
  "a tag that is not closed": {
    file: team,
    change: ["snow</strong>.", "snow."],
    at: "</p><hr>",
    says: ["</p> comes while <strong> is still open", "Write </strong> before it"],
  },
  "a list in a paragraph": {
    file: team,
    change: ["</p><hr><ul>", "<ul>"],
    at: "<ul>",
    says: ["<ul> stands within <p>", "Write </p> before it"],
  },
  "a list entry outside a list": {
    file: team,
    change: ["<ul><li>Call {phone}</li></ul>", "<li>Call {phone}</li>"],
    at: "<li>",
    says: ["outside a list"],
  },
  "a bare < in HTML": {
    file: team,
    change: ["Ben sings", "Ben sings < 3 songs"],
    at: "< 3",
    says: ["&lt;"],
  },
  "an outside address in HTML": {
    file: home,
    change: ["href='#welcome'", "href='https://else.example'"],
    at: "https://else.example",
    says: ["data/links.json", '"link:"'],
  },
  "a link in HTML that leads nowhere, after escaped characters": {
    file: home,
    change: ["above</a>.", "above</a>. \\\"Yes\\\" \\u2013 <a href='/contact'>no</a>"],
    at: "/contact",
    says: ['No page has the address "/contact"'],
  },
  "HTML in plain words": {
    file: home,
    change: ["Call us", "Call <em>us</em>"],
    at: "<em>",
    says: ["visitors would see the HTML"],
  },
  "an unknown fact": {
    file: home,
    change: ["{email}", "{mail}"],
    at: "{mail}",
    says: ["Did you mean {email}?"],
  },
  "a closure that ends before it starts": {
    file: "data/closures.json",
    change: ["2027-01-01", "2026-01-01"],
    at: '"2026-01-01"',
    says: ["Thursday, January 1, is before Thursday, December 24", "Correct the year"],
  },
  "two closures of one day": {
    file: "data/closures.json",
    change: ['"2026-12-23"', '"2026-12-25"'],
    at: '"2026-12-25"',
    says: ['shares a day with "break"'],
  },
  "a day that is in no calendar": {
    file: "data/closures.json",
    change: ['"2026-12-01"', '"2026-02-30"'],
    at: '"2026-02-30"',
    says: ["2026-11-26"],
  },
  "half of a closure's hours": {
    file: "data/closures.json",
    change: [',\n    "closes": "12:00"', ""],
    at: '"09:00"',
    says: ['"closes" is missing', "Add"],
  },
  "a closure's hours the wrong way round": {
    file: "data/closures.json",
    change: ['"12:00"', '"08:00"'],
    at: '"08:00"',
    says: ["close before it opens"],
  },
  "a brace without a partner": {
    file: home,
    change: ["{email}", "{email"],
    at: "{email",
    says: ["no partner", "Did you mean {email}?"],
  },
  "a misspelled name in a story": {
    file: "data/pages/behavior.json",
    change: ["{child}", "{chidl}"],
    at: "{chidl}",
    says: ["no name of a story", "{child} {animal} {therapist}", "Did you mean {child}?"],
  },
  "a name of a story where none is put in": {
    file: home,
    change: ["Call us", "Call us, {child}"],
    at: "{child}",
    says: ["no fact of the clinic"],
  },
  "a sentence of a story without words for when its name is not known": {
    file: "data/pages/behavior.json",
    change: ["I may play.", "I may tell {therapist}."],
    at: "{therapist}",
    says: ["Nothing is said while {therapist} is not known", 'Add "otherwise"'],
  },
  "a name in the words for when it is not known": {
    file: "data/pages/behavior.json",
    change: ["This is about me.", "This is about {child}."],
    at: '{child}."\n',
    says: ["{child} stands in the words for when a name is not known"],
  },
  "other words that nobody would read": {
    file: "data/pages/behavior.json",
    change: ["My name is {child}.", "I have a name."],
    at: '"This is about me."',
    says: ["Nobody would read these words", 'Remove "otherwise"'],
  },
  "a therapist of a story who is not on the team": {
    file: "data/pages/behavior.json",
    change: ['"anika"', '"zoe"'],
    at: '"zoe"',
    says: ["data/team.json"],
  },
  "a fact where none is filled in": {
    file: home,
    change: ["Therapy for children.", "Call {phone}."],
    at: "{phone}",
    says: ["shown as it is"],
  },
  "a fact that becomes a link within a link": {
    file: home,
    change: [">above</a>", ">call {phone}</a>"],
    at: "<a href='#welcome'>",
    says: ["a link can't stand in a link"],
  },
  "the phone number by hand": {
    file: home,
    change: ["{email}", "us or call 907.555.0142"],
    at: "907.555.0142",
    says: ["by hand", "Write {phone}"],
  },
  "the fax number without its area code, in a plain field": {
    file: home,
    change: ["Therapy for children.", "Fax 555-0143."],
    at: "555-0143",
    says: ["this field takes no {facts}"],
  },
  "the street by hand": {
    file: home,
    change: ["Call us", "Come to 1174 n. Leatherleaf"],
    at: "1174 n.",
    says: ["Write {address}"],
  },
  "the mail address by hand": {
    file: home,
    change: ["{email}", "hello@clinic.example"],
    at: "hello@clinic.example",
    says: ["Write {email}"],
  },
  "the hours by hand": {
    file: home,
    change: ["{email}", "us, 7am–7 p.m."],
    at: "7am–7",
    says: ["Write {hours}"],
  },
  "words on suicide without the crisis lines": {
    file: "data/pages/behavior.json",
    change: ['"urgent": true', '"urgent": false'],
    at: "suicide",
    says: ["988", '"urgent": true'],
  },
  "words on self-harm in a list": {
    file: "data/testimonials.json",
    change: ["They listened to us.", "She no longer hurts herself."],
    at: "hurts herself",
    says: ["warning-signs"],
  },
  "words on suicide in a concern that leads elsewhere first": {
    file: "data/concerns.json",
    change: ["Can't breathe", "Talks about suicide"],
    at: "suicide",
    says: ["988", '"first": "988"'],
  },
  "a concern that leads to nobody": {
    file: "data/concerns.json",
    change: [',\n    "service": "behavior"', ""],
    at: '{\n    "id": "worries"',
    says: ["leads to nobody", '"service"'],
  },
  "a concern that no page shows": {
    file: "data/concerns.json",
    change: ['"id": "worries"', '"id": "fears"'],
    at: '"fears"',
    says: ['No page shows the concern "fears"', '"worry-finder"'],
  },
  "a concern that is shown twice": {
    file: "data/pages/behavior.json",
    change: ['"worries"', '"no-air"'],
    at: '"no-air"\n          ]\n        }\n      ]',
    says: ['"no-air" is shown twice'],
  },
  "a field that is there twice": {
    file: team,
    change: ['"id": "ben",', '"id": "ben",\n    "id": "benny",'],
    at: '"id": "benny"',
    says: ['second "id"', "line 11"],
  },
};

test("a concern may speak of suicide where 988 comes first", () => {
  site.replace("data/concerns.json", "Can't breathe", "Talks about suicide");
  site.replace("data/concerns.json", '"first": "911"', '"first": "988"');
  expect(checkContent(site.folder).faults).toEqual([]);
});

test.each(Object.entries(breakages))("finds %s", (_, { file, change, at, says }) => {
  site.replace(file, ...change);
  const { faults } = checkContent(site.folder);
  const text = site.read(file);
  const { line, column } = placeOf(text, text.indexOf(at));
  const fault = faults.find((each) => each.file === file);
  expect(fault?.place).toMatchObject({ line, column });
  const words = Object.values(fault ?? {}).join("\n");
  for (const word of says) expect(words).toContain(word);
});
