import { findRedirectProblems } from "../rules/redirects";
import { findReferenceProblems } from "../rules/references";
import { casesOf, each } from "./case.fixtures";

const page = (path: string, ...blocks: object[]) => ({ path, blocks });
const site = { "pages/home": page("/"), "pages/about": page("/about") };

const redirects = (...entries: string[]) => ({
  ...site,
  redirects: entries.map((entry) => ({ from: entry.split(" ")[0], to: entry.split(" ")[1] })),
});

const moved = (...entries: string[]) => ({
  ...redirects(...entries),
  "pages/home": page("/", { anchor: "news" }),
});

const inSpanish = (...entries: string[]) => ({
  ...redirects(...entries),
  team: [],
  "languages/es": {},
  "team.es": { path: "/es/equipo", texts: [] },
  "pages/about.es": { path: "/es/nosotros", texts: [] },
});

const lisps = { id: "lisp", path: "/concerns/lisps", name: "Lisps" };
const withConcern = (...entries: string[]) => ({
  ...inSpanish(...entries),
  concerns: [lisps],
  "concerns.es": { texts: [{ english: lisps.path, text: "/es/preocupaciones/cecea" }] },
});

casesOf(findRedirectProblems, {
  "redirects to pages": [redirects("/us /about", "/start /")],
  "a redirect with an invalid path": [redirects("/about/ /nowhere", "us /nowhere")],
  "a redirect from a page": [redirects("/about /"), "(data/pages/about.json)"],
  "a redirect to a page that also redirects": [redirects("/us /about", "/about /"), "Delete this entry"],
  "two steps": [redirects("/a /b", "/b /about"), 'Write "/about".'],
  "three steps": [redirects("/a /b", "/b /c", "/c /about"), 'Write "/about".', 'Write "/about".'],
  "two steps to nowhere": [redirects("/a /b", "/b /nowhere"), 'Write "/nowhere".', "No page has the"],
  "a circle of two": [redirects("/a /b", "/b /a"), 'redirects to "/b", which leads in a circle'],
  "a way into a circle": [redirects("/a /b", "/b /b"), 'redirects to "/b", which leads in a circle'],
  "a circle through a page": [
    redirects("/a /b", "/b /about", "/about /b"),
    '"/about".',
    "of a page",
    '"/about"',
  ],
  "a redirect to itself": [redirects("/a /a"), '"/a" redirects to itself.'],
  "a redirect to a translated page": [inSpanish("/es/viejo /es/nosotros", "/about-us /es/nosotros")],
  "a redirect from a translated page": [inSpanish("/es/nosotros /"), "(data/pages/about.es.json)"],
  "a redirect to a former path of a translated page": [inSpanish("/es/viejo /es/nosotro"), "Did you mean"],
  "no path of what is not a page": [inSpanish("/es/viejo /es/equipo"), 'page has the address "/es/equipo"'],
  "redirects to a concern": [withConcern("/lisp /concerns/lisps", "/es/ceceo /es/preocupaciones/cecea")],
  "a redirect to a concern that is not there": [
    withConcern("/lisp /concerns/lips"),
    'Write "/concerns/lisps"',
  ],
  "a redirect from a concern": [
    withConcern("/concerns/lisps /about"),
    "delete its entry in data/concerns.json",
  ],
  "a redirect from the translated address of a concern": [
    withConcern("/es/preocupaciones/cecea /about"),
    "(data/concerns.es.json)",
  ],
  "a redirect to a concern that also redirects": [
    withConcern("/lisp /concerns/lisps", "/concerns/lisps /about"),
    "is the address of a page (data/concerns.json)",
  ],
  "a section that has moved": [moved("/about#history /#news")],
  "a section that is still there": [moved("/#news /about"), 'The page "/" still has the section "news"'],
  "a section of no page": [moved("/abuot#history /"), 'Did you mean "/about"?'],
  "a section to a section that is not there": [moved("/about#history /#new"), 'Did you mean "news"?'],
  "a section to the old address of another": [
    moved("/about#a /about#b", "/about#b /#news"),
    'Write "/#news".',
  ],
  "a section of a translated page": [inSpanish("/es/nosotros#historia /about"), "No page has the address"],
  "two circles": [redirects("/a /a", "/b /b"), '"/a" redirects to itself.', '"/b" redirects to itself.'],
});

const [ana, ben] = [{ id: "ana" }, { id: "ben" }];
const team = (...members: object[]) => ({ team: members });
const therapists = (...ids: string[]) => ({
  "pages/home": page("/", { kind: "picture-story", therapists: ids }),
});
const concern = (service: string) => ({
  concerns: [{ id: "walks", service }],
  services: [{ id: "speech-therapy-2" }],
});

casesOf(findReferenceProblems, {
  ...each(concern, {
    "Speech Therapy 2": 'Write "speech-therapy-2".',
    "speech-therapy-1": "Write one of these ids, or add the service to data/services.json.",
    "speech-therapy": 'Did you mean "speech-therapy-2"? Write',
    "speach-therapy-1": 'Did you mean "speech-therapy-2"?',
    voice: 'If the service was removed, delete the line "service": "voice"',
    "Speech   –   Therapy   2": 'Write "speech-therapy-2".',
    "speech-therapy-2 ": 'Write "speech-therapy-2".',
  }),
  "known ids": [{ ...team(ana, ben), ...therapists("ana", "ben") }],
  "an id of a file that is missing": [therapists("ana")],
  "an id three times": [{ ...team(ana), ...therapists("ana", "ana", "ana") }, '"ana" is in', "entry 3"],
  "an id of an empty list": [{ ...team(), ...therapists("ana") }, "data/team.json has no entries"],
  "an id that is similar to a sibling": [{ ...team(ana, ben), ...therapists("ana", "anna") }, "Write one"],
  "an id that is similar to another one": [{ ...team(ana, ben), ...therapists("ann") }, "Did you mean"],
  "ids between one pair of quotation marks": [{ ...team(ana, ben), ...therapists("ana;ben") }, '"ana"'],
  "an unknown id among several": [{ ...team(ana, ben), ...therapists("ana, zoe") }, "No team member has"],
  "an id with a space": [{ ...team(ana, ben), ...therapists("ben ") }, 'Write "ben".'],
  "an id in capital letters": [{ ...team(ana, ben), ...therapists("BEN", "ana") }, 'Write "ben".'],
  "a reference to a PDF": [
    { documents: [{ id: "intake" }], clinic: { privacyDocument: "privacy" } },
    "No PDF document has the id",
  ],
  "an id with a number": [{ ...team(ana, ben), ...therapists("ana2") }, 'Did you mean "ana"?'],
  "a name of three words": [{ ...team(ana, ben), ...therapists("Ana Maria Lopez") }, 'Write "ana".'],
  "a name with a title and other letters": [
    { ...team({ id: "rene" }), ...therapists("Dr. René Núñez") },
    'Write "rene".',
  ],
  "two unknown ids": [{ ...team(ana), ...therapists("xavier", "yolanda") }, '"xavier"', '"yolanda"'],
  "two ids of an empty list": [{ ...team(), ...therapists("ana", "ben") }, "data/team.json has no entries"],
  "an unknown id in two empty lists": [
    { ...team(), ...therapists("ana"), services: [], concerns: [{ service: "ana" }] },
    "data/team.json has no entries",
    "data/services.json has no entries",
  ],
  "an id of several words with a number": [
    { concerns: [{ service: "voice-therapy2" }], services: [{ id: "voice-therapy" }] },
    'Did you mean "voice-therapy"?',
  ],
});
