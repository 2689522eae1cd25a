import { type ChangeCases, checkedOn } from "./case.fixtures";

const elevenLines = Array.from({ length: 11 }, (_, index) => `"Line ${index + 1}"`).join(", ");

/** Makes a button lead elsewhere. */
const button = (to: string) => ["pages/home", "/our-team#anika", to] as const;

/** Cases of fields, values and links in the wrong form, at which several rules look. */
export const valuesChanges: ChangeCases = {
  "a missing field under a wrong name": [["team", '"imageUrl"', '"portrait"'], 'Delete "portrait" and'],
  "a link with an extra attribute": [["team", "#anika'>", "#anika' target='_blank'>"], "The tag is written"],
  "a date in words": [["pages/home", checkedOn, "November 2026"], 'a date such as "2026-11-21"'],
  "a missing field": [["team", '    "name": "Ben Sample",\n', ""], 'your own in place of the …: "name":'],
  "a text instead of true or false": [["links", '"sample": true', '"sample": "true"'], "Write true without"],
  "a text instead of a list": [["pages/home", '[\n    "therapy"\n  ]', '"therapy"'], "in [square brackets]"],
  "a time in another format": [["clinic", '"07:00"', '"7am"'], 'Write "07:00".'],
  "an unknown weekday": [["clinic", '"Monday"', '"Munday"'], 'Did you mean "Monday"?'],
  "an email address without @": [["clinic", "hello@clinic.example", "hello.clinic.example"], "email address"],
  "a web address that no browser opens": [
    ["links", "camp.example", "camp.example:99999/"],
    "a full web address",
  ],
  "a web address with the end of a sentence": [
    ["links", "camp.example", "camp.example)."],
    "a full web address",
  ],
  "a path with a slash at the end": [["redirects", '"/staff"', '"/staff/"'], 'Write "/staff".'],
  "a description that is too short": [
    ["pages/home", "what parents in Wasilla can find on this page of ours.", ""],
    "at least",
  ],
  "a description that is too long": [
    ["pages/home", "of ours.", `of ours${" and on".repeat(20)}.`],
    "at most 160",
  ],
  "a range of days": [["clinic", '"Monday",\n        "Tuesday"', '"Monday-Wednesday"'], 'Write "Monday",'],
  "a phone number without quotation marks": [
    ["clinic", '"(907) 555-0143"', "9075550143"],
    '"(907) 555-0143".',
  ],
  "an email address with mailto": [
    ["clinic", "hello@clinic.example", "mailto: hello@clinic,example"],
    '"hello@',
  ],
  "an email address without a top-level domain": [
    ["clinic", "hello@clinic.example", "hello@clinic"],
    "such as",
  ],
  "a redirect to a full URL": [
    ["redirects", '"/our-team"', '"https://clinic.example/our-team"'],
    'Write "/our',
  ],
  "a redirect from a path with a query": [["redirects", '"/start"', '"/?page_id=2"'], "can't be redirected"],
  "a picture without its object": [
    [
      "pages/home",
      '{\n        "src": "../images/hero/scene.jpg",\n        "alt": ""\n      }',
      '"../images/hero/scene.jpg"',
    ],
    'Write { "src": "../images/hero/scene.jpg", "alt": "what the picture shows" }',
  ],
  "a button without its object": [
    [
      "pages/home",
      '{\n          "label": "Call us",\n          "to": "phone:main"\n        }',
      '"phone:main"',
    ],
    '"label": "The words on the button", "to": "phone:main" }',
  ],
  "an object in a list of its own": [
    [
      "pages/home",
      '"image": {\n        "src": "../images/hero/scene.jpg",\n        "alt": ""\n      }',
      '"image": [{ "src": "../images/hero/scene.jpg", "alt": "" }]',
    ],
    "Delete the [ and ]",
  ],
  null: [["team", '"Physical Therapist"', "null"], "delete this line"],
  "a tel: link to the clinic's phone": [["team", "/our-team#anika", "tel:+1-907-555-0142"], '"phone:main".'],
  "a mailto: link to the clinic": [["pages/home", "phone:main", "mailto:hello@clinic.example"], '"email".'],
  "a button with a phone number": [["pages/home", "phone:main", "(907) 555-0143"], 'Write "phone:fax".'],
  "a button with a full URL of the site": [
    button("https://www.clinic.example/our-team#anika"),
    '"/our-team#',
  ],
  "a button with the URL of a known link": [button("http://camp.example/"), 'Write "link:camp".'],
  "a button with a new URL": [button("www.new.example/a"), '"new", "name":'],
  "a button with the id of a link without its prefix": [button("camp"), 'Write "link:camp".'],
  "a button with the path of a PDF": [button("/documents/privacy-practices.pdf"), '"document:privacy'],
  "a button with capital letters and .html": [button("/Our-Team.html"), 'Write "/our-team".'],
  "a button without a link": [button(""), 'Write the address of a page: "/"'],
  "a soonest visit of no days": [["services", '"days": 9', '"days": 0'], '"days" in "soonestVisit"'],
  "a soonest visit in words": [["services", '"days": 9', '"days": "about 9"'], '"days" in "soonestVisit"'],
  "a way to the door without parking": [
    ["clinic", '"parking": "Park in front of the house.",', ""],
    '"arrival"',
  ],
  "a travel card with too many lines": [
    ["pages/behavior", '"Your name",', `${elevenLines},`],
    "does not fit",
  ],
  "a line with no room left to write": [
    ["pages/behavior", "Your town", "Your town".repeat(9)],
    "no room left to write",
  ],
  "an id that a list names twice": [
    ["pages/home", '[\n        "home"', '[\n        "home",\n        "home"'],
    'delete the line "home", and the comma',
  ],
  "a removed member whose name is on a line of its own": [
    ["pages/behavior", '[\n        "anika"', '[\n        "zoe",\n        "anika"'],
    'If the team member was removed, delete the line "zoe",',
  ],
  "a duplicate field": [["team", '"id": "ben",', '"id": "ben",\n    "id": "benny",'], '"id" is used twice'],
  "a language name instead of a tag": [["notices", '"lang": "es"', '"lang": "Spanish"'], '"es" or "zh-Hant"'],
  "a phrase about suicide without the crisis lines": [
    ["pages/behavior", '"urgent": true', '"urgent": false'],
    '"urgent": true',
    '"urgent": true',
  ],
  "suicide in a concern that calls 988": [["concerns", "Sign in-crisis", "Talks about suicide"]],
  "an emergency that was removed": [
    ["concerns", '"bleeding"', '"bleeds"'],
    'id "bleeding"',
    'concern "bleeds".',
  ],
  "a concern that no page shows": [
    ["concerns", '"worries"', '"fears"'],
    'the concern "fears"',
    'the id "worries".',
  ],
  "a broken link in HTML after escaped characters": [
    ["pages/home", "above</a>.", "above</a>. \\\"Yes\\\" \\u2013 <a href='/contact'>no</a>"],
    'No page has the address "/contact"',
  ],
  "a page without an opening block": [
    ["pages/our-team", '"team-banner",', '"feature", "text": "<p>Us.</p>",'],
    '"home-hero", "page-hero", "concern-areas", "milestones", "team-banner"',
  ],
  "an anchor with an id of the layout": [
    ["pages/home", '"welcome"', '"main"'],
    'already uses "main"',
    'no anchor "welcome".',
  ],
  "a room on a side that no room has": [["pages/behavior", '"door": "left"', '"door": "west"'], "door"],
  "a word too long for its square": [["pages/behavior", '"No"', '"I do not want to"'], "at most 12 letters"],
  "an age that no child has": [["pages/behavior", '"untilAge": 3', '"untilAge": 300'], "untilAge"],
  "a number to call that no phone knows": [["pages/behavior", '"2-1-1"', '"211"'], 'like "2-1-1"'],
  "a helper without a source": [
    [
      "pages/behavior",
      '"source": {\n            "label": "A law",\n            "to": "link:camp"\n          },',
      "",
    ],
    "source",
  ],
  "a helper that nobody has compared with its source": [
    ["pages/behavior", `,\n          "checked": "${checkedOn}"`, ""],
    "checked",
  ],
  "an invisible character in an id": [["team", '"id": "ben"', '"id": "be\u200bn"'], 'Write "ben".'],
  "only spaces": [["team", '"Ben Sample"', '" "'], "There are only spaces"],
};
