import { findLinkProblems, findRepeatedMenuPages } from "../rules/links";
import { findUnlinkedPages } from "../rules/unlinked-pages";
import { findPastedAddresses } from "../rules/web-addresses";
import { all, casesOf, each, fine } from "./case.fixtures";

const page = (path: string, ...blocks: object[]) => ({ path, blocks });
const site = {
  "pages/home": page("/", { kind: "prose", anchor: "hours" }),
  "pages/about": page("/about", { kind: "prose", anchor: "winter" }),
  "pages/plain": page("/plain"),
  redirects: [{ from: "/us", to: "/about" }],
  links: [{ id: "camp" }],
  documents: [{ id: "intake" }],
};

/** Buttons on the page /about. */
const buttons = (...targets: string[]) => ({
  ...site,
  "pages/about": page(
    "/about",
    { anchor: "winter" },
    { kind: "prose", actions: targets.map((to) => ({ label: "Go", to })) },
  ),
});
const button = (to: string) => buttons(to);
const hero = (id: string) => ({
  ...site,
  "pages/about": page("/about", { kind: "page-hero", anchor: "winter", links: [{ id, name: "Go" }] }),
});
const navigation = (menu: object, links: object = {}) => ({
  ...site,
  navigation: { menu: [{}, menu], ...links },
});

const lisps = { id: "lisp", path: "/concerns/lisps", name: "Lisps" };
const footer = (to: string) => navigation({}, { quickLinks: [{ label: "Go", to }] });
const answer = (to: string) => ({ ...site, questions: [{ id: "snow", to }] });

casesOf(findLinkProblems, {
  ...each(button, {
    "link:cmap": 'Write "link:camp"',
    "document:intakes": 'Write "document:intake"',
    "/us": 'Write "/about"',
    "/abuot#winter": 'Did you mean "/about"?',
    "/contact": "Write one of these",
    "/#winter": 'Add "anchor": "winter" to a block of data/pages/home.json',
    "/plain#winter": "There is none yet",
    "#wintr": 'Write that instead of "wintr"',
  }),
  ...fine(
    button,
    "/",
    "/about",
    "/about#winter",
    "#winter",
    "link:camp",
    "document:intake",
    "phone:main",
    "email",
    "about",
    "/Contact/",
  ),
  "a link to the first word of an anchor": [
    {
      ...site,
      "pages/about": page("/about", {
        kind: "prose",
        anchor: "payment-section",
        actions: [{ to: "#payment" }],
      }),
    },
    'Did you mean "payment-section"?',
  ],
  "a link to the first word of two anchors": [
    {
      ...site,
      "pages/about": page(
        "/about",
        { kind: "prose", anchor: "payment-section", actions: [{ to: "#payment" }] },
        { kind: "prose", anchor: "payment-plans-for-families" },
      ),
    },
    "no anchor",
  ],
  "a menu entry that scrolls to an anchor": [navigation({ id: "/about", scrollTo: "winter" })],
  "a menu entry that scrolls nowhere": [navigation({ id: "/about", scrollTo: "sumer" }), '"scrollTo" in'],
  "a menu entry without its page": [navigation({ scrollTo: "winter" })],
  "a menu entry to an unknown page": [navigation({ id: "/abot" }), '"id" in entry 2 of "menu"'],
  "a footer link to a known anchor": [footer("#winter"), 'Write "/about#winter"'],
  "a footer link to an unknown anchor": [footer("#fall"), 'Write "/resources#fall"'],
  "a service whose page exists": [{ ...site, services: [{ id: "speech", path: "/about" }] }],
  "a service whose page does not exist": [
    { ...site, services: [{ id: "speech", path: "/speech" }] },
    "No page has the",
  ],
  "an address in other fields": [
    {
      ...site,
      services: [{ path: "/about", summary: "/gone" }],
      questions: [{ id: "snow", name: "/gone", to: "/about" }],
      navigation: { menu: [{ id: "/about", name: "/gone" }] },
    },
  ],
  "a path of a page itself": [{ ...site, "pages/new": page("/new") }],
  "a page that has moved": [
    { ...site, "pages/speech": page("/speech-therapy"), services: [{ path: "/services/speech" }] },
    'now has the address "/speech-therapy"',
  ],
  "the home page that has moved": [{ ...button("/"), "pages/home": page("/start") }, "now has the address"],
  "a link to a concern": [{ ...button("/concerns/lisps"), concerns: [lisps] }],
  "a link to a concern that is not there": [
    { ...button("/concerns/lips"), concerns: [lisps] },
    'Did you mean "/concerns/lisps"?',
  ],
  "a link to a concern while concerns are unknown": [
    { ...button("/concerns/walks"), concerns: [{ ...lisps, id: "Lisp!" }] },
  ],
  "a link to no page while concerns are unknown": [
    { ...button("/contact"), concerns: [{ id: "Lisp!" }] },
    "No page",
  ],
  "unknown pages": [{ ...button("/contact"), "pages/bad": page("bad") }],
  "a link within a page that lists an unknown team": [
    {
      ...button("#ana"),
      "pages/about": page("/about", { kind: "team-list" }, { actions: [{ to: "#ana" }] }),
    },
  ],
  "an unknown anchor while pages are unknown": [{ ...button("#wintr"), "pages/bad": page("bad") }],
  "links to two missing pages, one of them twice": [
    buttons("/contact", "/gone", "/contact"),
    "/contact",
    "/gone",
  ],
  "links to two old addresses": [
    { ...buttons("/us", "/we"), redirects: ["/us", "/we"].map((from) => ({ from, to: "/about" })) },
    '"/us" is an old',
    '"/we" is an old',
  ],
  "a link to a section that has moved": [
    { ...button("/plain#winter"), redirects: [{ from: "/plain#winter", to: "/about#winter" }] },
    'Write "/about#winter".',
  ],
  "an answer of the search on a page": [answer("/about#winter")],
  "an answer of the search on no page": [answer("/about#wintr"), 'Did you mean "winter"?'],
  "links to two missing anchors": [buttons("#fall", "#spring"), '"fall"', '"spring"'],
  "a link of a hero to an anchor": [hero("winter")],
  "a link of a hero to an unknown anchor": [hero("wintr"), '"id" in entry 1 of "links"'],
  "an anchor in a file that is not a page": [{ ...site, navigation: { links: [{ id: "wintr" }] } }],
  "a submenu entry to an unknown page": [
    navigation({ subLinks: [{ label: "About", path: "/abut" }] }),
    'of "subLinks"',
  ],
});

const unlinked = "No menu and no other page links to /new";
const withNew = { ...site, "pages/new": page("/new") };
const only = (...blocks: object[]) => ({ "pages/home": page("/", ...blocks), "pages/new": page("/new") });

const services = [{ id: "new", path: "/new" }];
casesOf(findUnlinkedPages, {
  "pages without links": [withNew, "links to /about", "links to /plain", unlinked],
  "a page without a path": [{ "pages/new": { blocks: [] } }],
  "a menu entry": [{ ...only(), navigation: { menu: [{ name: "New", id: "/new" }] } }],
  "a submenu entry": [{ ...only(), navigation: { menu: [{ subLinks: [{ label: "New", path: "/new" }] }] } }],
  "a link in the footer": [{ ...only(), navigation: { quickLinks: [{ label: "New", to: "/new" }] } }],
  "its service alone": [{ ...only(), services }, unlinked],
  "a list of services": [{ ...only({ kind: "related-services", services: ["new"] }), services }],
  "a redirect": [{ ...only(), redirects: [{ from: "/old", to: "/new" }] }, unlinked],
  "a link on itself": [
    { ...only(), "pages/new": page("/new", { kind: "prose", text: "<p><a href='/new#top'>New</a></p>" }) },
    unlinked,
  ],
  "a link to an anchor": [only({ kind: "prose", actions: [{ to: "/new#here" }] })],
  "a link with straight double quotation marks": [only({ kind: "prose", text: '<a href="/new">New</a>' })],
  "the second link of a text": [only({ kind: "prose", text: "<a href='/'>Home</a> <a href='/new'>New</a>" })],
  "the path as plain text": [only({ kind: "prose", heading: "/new", text: "<p>/new</p>" }), unlinked],
  "a name in the menu": [{ ...only(), navigation: { menu: [{ name: "/new", id: "/" }] } }, unlinked],
  "a service on a referral sheet": [
    { ...only({ kind: "referral-sheet", services: ["new"] }), services },
    unlinked,
  ],
  "a service that answers a concern": [{ ...only(), services, concerns: [{ id: "walks", service: "new" }] }],
  "another service": [{ ...only({ kind: "related-services", services: ["old"] }), services }, unlinked],
  "a reference to another entity with the id of a service": [
    { ...only({ kind: "testimonial-list", testimonials: ["new"] }), services },
    unlinked,
  ],
});

const menu = (...entries: object[]) => ({ navigation: { menu: entries } });
casesOf(findRepeatedMenuPages, {
  "each page once": [menu({ id: "/about" }, { id: "/contact", subLinks: [{ path: "/about" }] })],
  "a page twice": [menu({ id: "/about" }, { id: "/" }, { id: "/about" }), '"/about" is in this list'],
  "a page twice below an entry": [menu({ subLinks: [{ path: "/a" }, { path: "/a" }] }), "Delete one of"],
  "two sections of a page": [menu({ id: "/about", scrollTo: "winter" }, { id: "/about" })],
  "two other sections of a page": [menu({ id: "/a", scrollTo: "winter" }, { id: "/a", scrollTo: "fall" })],
  "entries without a page": [menu({}, { subLinks: [{}] })],
});

/** An address with a mark alone. */
const marked = (name: string) => web(`https://camp.example/?${name}=1`);
const web = (url: string) => ({ links: [{ id: "camp", name: "Camp", url }] });
casesOf(findPastedAddresses, {
  ...each(web, {
    "https://nam12.safelinks.protection.outlook.com/?url=https%3A%2F%2Fcamp.example%2F%3Futm_source%3Dm&data=05":
      'Write "https://camp.example/".',
    "https://camp.example/?utm_source=news&year=2027&fbclid=Iw#when":
      'Write "https://camp.example/?year=2027#when".',
    "https://camp.example/?igsh=1&year=2027&week=1": 'Write "https://camp.example/?year=2027&week=1".',
    "https://docs.google.com/document/d/1Ab/edit?usp=sharing": "as a PDF",
    "https://clinic.sharepoint.com/:w:/s/1Ab": "as a PDF",
    "https://sharepoint.com/:w:/s/1Ab": "as a PDF",
    "https://onedrive.live.com/?id=1Ab": "as a PDF",
    "https://1drv.ms/w/s!1Ab": "as a PDF",
  }),
  ...fine(
    web,
    "https://camp.example/",
    "https://camp.example/?year=2027&week=1#when",
    "https://camp.example/?year=2027&",
    "https://camp.example/#when?fbclid=1",
    "https://camp.example/?to=https://nam12.safelinks.protection.outlook.com/?url=a",
    "https://camp example/?fbclid=1",
    "https://docs.google.com/document/d/e/2PACX/pub",
    "http://camp.example/?fbclid=1",
  ),
  ...all(
    marked,
    "utm_id,fbclid,gclid,msclkid,mc_cid,mc_eid,igsh,igshid,_hsenc".split(","),
    () => 'Write "https://camp.example/".',
  ),
  ...fine(marked, "my_utm_id", "gclids", "mc_id", "igsh_", "_hs", "FB"),
  "an address in a sentence": [{ services: [{ summary: "See https://camp.example/?fbclid=1" }] }],
});
