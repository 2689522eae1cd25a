import type { ChangeCases } from "./case.fixtures";

const elevenLines = Array.from({ length: 11 }, (_, index) => `"Line ${index + 1}"`).join(", ");

/** Cases of fields, values and links in the wrong form. */
export const valuesChanges: ChangeCases = {
  "a missing field": [["team", '    "name": "Ben Sample",\n', ""], 'your own in place of the …: "name":'],
  "an unknown field instead of a missing one": [["team", '"description"', '"biography"'], "Did you mean"],
  "an id with a capital letter": [["team", '"id": "ben"', '"id": "Ben"'], 'Write "ben".'],
  "a text instead of true or false": [["links", '"sample": true', '"sample": "true"'], "Write true without"],
  "a text instead of a list": [["pages/home", '[\n    "therapy"\n  ]', '"therapy"'], "in [square brackets]"],
  "an unknown kind of block": [["pages/home", '"kind": "prose"', '"kind": "porse"'], 'Did you mean "prose"?'],
  "an unknown kind of resource": [["resources", '"media-item"', '"media"'], '"anxiety-article",'],
  "a phone number in another format": [
    ["clinic", '"fax": "(907) 555-0143"', '"fax": "907 555 0143"'],
    'Write "(907) 555-0143".',
  ],
  "a time in another format": [["clinic", '"07:00"', '"7am"'], 'Write "07:00".'],
  "days of one entry that are not consecutive": [
    ["clinic", '"Tuesday"', '"Wednesday", "Thursday"'],
    '"days": ["Wednesday", "Thursday"], ',
  ],
  "a day that is open twice": [["clinic", '"Friday"', '"Tuesday"'], 'Delete "Tuesday"'],
  "an unknown weekday": [["clinic", '"Monday"', '"Munday"'], 'Did you mean "Monday"?'],
  "an email address without @": [["clinic", "hello@clinic.example", "hello.clinic.example"], "email address"],
  "a URL with http": [["links", "https://camp.example", "http://camp.example"], '"https://camp.example".'],
  "a web address that no browser opens": [
    ["links", "https://camp.example", "https://camp.example:99999/"],
    "a full web address",
  ],
  "a web address with the end of a sentence": [
    ["links", "https://camp.example", "https://camp.example)."],
    "a full web address",
  ],
  "a path with a slash at the end": [["redirects", '"/staff"', '"/staff/"'], 'Write "/staff".'],
  "a description that is too short": [
    ["pages/home", "Home: what parents in Wasilla can find on this page of ours.", "Home."],
    "at least 50 characters",
  ],
  "a description that is too long": [
    ["pages/home", "of ours.", `of ours, ${"and on, ".repeat(20)}so far.`],
    "at most 160 characters",
  ],
  "a closure that ends before it starts": [["closures", "2027-01-01", "2026-01-01"], 'Write "to":'],
  "two closures on the same day": [["closures", '"2026-12-23"', '"2026-12-25"'], "Friday, December 25, is"],
  "a closure that ends before it opens": [["closures", '"12:00"', '"08:00"'], 'Write "20:00".'],
  "a US date": [["closures", '"2026-12-24"', '"12/24/2026"'], 'Write "2026-12-24".'],
  "a day that its month does not have": [["closures", '"2027-01-01"', '"2027-02-30"'], 'Write "2027-02-28"'],
  "a closure with another year in its id": [["closures", '"id": "snow"', '"id": "snow-2027"'], '"from":'],
  "days in the wrong order": [
    ["clinic", '"Monday",\n        "Tuesday"', '"Tuesday",\n        "Monday"'],
    'Write "days": ["Monday", "Tuesday"]',
  ],
  "a range of days": [["clinic", '"Monday",\n        "Tuesday"', '"Monday-Wednesday"'], 'Write "Monday",'],
  "hours that end when they start": [["clinic", '"closes": "17:00"', '"closes": "09:00"'], "close when it"],
  "a phone number without quotation marks": [
    ["clinic", '"fax": "(907) 555-0143"', '"fax": 9075550143'],
    'Write "(907) 555-0143".',
  ],
  "a phone number with an extension": [
    ["clinic", '"fax": "(907) 555-0143"', '"fax": "907-555-0143 ext. 2"'],
    'Write "(907) 555-0143".',
  ],
  "a nine-digit ZIP code": [["clinic", '"99654"', '"99654-1234"'], 'Write "99654".'],
  "an email address with mailto": [
    ["clinic", '"hello@clinic.example"', '"mailto: hello@clinic,example"'],
    'Write "hello@clinic.example".',
  ],
  "an email address without a top-level domain": [
    ["clinic", "hello@clinic.example", "hello@clinic"],
    "an email address such as",
  ],
  "a URL without https": [
    ["links", "https://camp.example", "www.camp.example"],
    'Write "https://www.camp.example".',
  ],
  "a redirect from a full URL": [
    ["redirects", '"/start"', '"https://www.clinic.example/Start/"'],
    'Write "/start".',
  ],
  "a redirect to a full URL": [
    ["redirects", '"to": "/our-team"', '"to": "https://clinic.example/our-team"'],
    'Write "/our-team".',
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
  "a testimonial with quotation marks": [
    ["testimonials", "They listened to us.", "“They listened to us.”"],
    '"They listened to us."',
  ],
  "a tel: link to the clinic's phone": [["team", "/our-team#anika", "tel:+1-907-555-0142"], '"phone:main".'],
  "a mailto: link to the clinic": [["pages/home", "phone:main", "mailto:hello@clinic.example"], '"email".'],
  "a button with a phone number": [["pages/home", "phone:main", "(907) 555-0143"], 'Write "phone:fax".'],
  "a button with a full URL of the site": [
    ["pages/home", '"/our-team#anika"', '"https://www.clinic.example/our-team#anika"'],
    'Write "/our-team#anika".',
  ],
  "a button with the URL of a known link": [
    ["pages/home", '"/our-team#anika"', '"http://camp.example/"'],
    'Write "link:camp".',
  ],
  "a button with a new URL": [["pages/home", '"/our-team#anika"', '"www.new.example/a"'], '"new", "name":'],
  "a button with the id of a link without its prefix": [
    ["pages/home", '"/our-team#anika"', '"camp"'],
    'Write "link:camp".',
  ],
  "a button with the path of a PDF": [
    ["pages/home", '"/our-team#anika"', '"/documents/privacy-practices.pdf"'],
    'Write "document:privacy-practices".',
  ],
  "a button with capital letters and .html": [
    ["pages/home", '"/our-team#anika"', '"/Our-Team.html"'],
    'Write "/our-team".',
  ],
  "a button without a link": [["pages/home", '"/our-team#anika"', '""'], 'Write the address of a page: "/"'],
  "a soonest visit of no days": [["services", '"days": 9', '"days": 0'], '"days" in "soonestVisit"'],
  "a soonest visit in words": [["services", '"days": 9', '"days": "about 9"'], '"days" in "soonestVisit"'],
  "a soonest visit without its day": [["services", '"asOf"', '"as of"'], 'Did you mean "asOf"'],
  "a soonest visit of an unknown service": [
    ["pages/behavior", '"services": [\n        "behavior"', '"services": [\n        "behavoir"'],
    'Did you mean "behavior"?',
  ],
  "a way to the door without parking": [
    ["clinic", '"parking": "Park in front of the house.",', ""],
    '"arrival"',
  ],
  "a travel card with too many lines": [
    ["pages/behavior", '"Your name",', `"Your name", ${elevenLines},`],
    "does not fit on one page",
  ],
  "a line with no room left to write": [
    ["pages/behavior", '"Your town"', `"${"The town where you live ".repeat(3)}"`],
    "no room left to write",
  ],
};
