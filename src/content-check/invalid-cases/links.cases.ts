import { home, type InvalidCase } from "./invalid-case";

/** Invalid redirects, links and anchors. */
export const brokenLinks: Record<string, InvalidCase> = {
  "a redirect from the path of a page": {
    file: "data/redirects.json",
    change: ['"from": "/start"', '"from": "/behavior"'],
    at: '"/behavior"',
    says: ["is the address of a page"],
  },
  "a redirect to a page that does not exist": {
    file: "data/redirects.json",
    change: ['"to": "/our-team"', '"to": "/our-taem"'],
    at: '"/our-taem"',
    says: ['"/staff"', 'Did you mean "/our-team"?'],
  },
  "a redirect to another redirect": {
    file: "data/redirects.json",
    change: ['"to": "/"', '"to": "/staff"'],
    at: '"/staff"\n',
    says: ["itself an old address", 'Write "/our-team"'],
  },
  "a redirect to itself": {
    file: "data/redirects.json",
    change: ['"to": "/"', '"to": "/start"'],
    at: '"/start"\n',
    says: ["redirects to itself"],
  },
  "a button to a page that does not exist": {
    file: home,
    change: ['"to": "/our-team#anika"', '"to": "/our-teams"'],
    at: '"/our-teams"',
    says: ['"to" in entry 2 of "actions"', 'Did you mean "/our-team"?'],
  },
  "a button to a redirect": {
    file: home,
    change: ['"to": "/our-team#anika"', '"to": "/staff"'],
    at: '"/staff"',
    says: ["only redirects", 'Write "/our-team"'],
  },
  "a button to an anchor that does not exist": {
    file: home,
    change: ['"to": "/our-team#anika"', '"to": "/our-team#anita"'],
    at: '"/our-team#anita"',
    says: ['has no anchor "anita"', 'Did you mean "anika"?'],
  },
  "a hero link to an anchor that is not on its page": {
    file: "data/pages/behavior.json",
    change: ['"id": "signs"', '"id": "sings"'],
    at: '"sings"',
    says: ['"id" in entry 1 of "links"', 'Did you mean "signs"?'],
  },
  "an anchor without a page in the footer": {
    file: "data/navigation.json",
    change: ["document:privacy-practices", "#welcome"],
    at: '"#welcome"',
    says: ["does not say which page it is on"],
  },
  "a menu entry without a page": {
    file: "data/navigation.json",
    change: ['"path": "/behavior"', '"path": "/behavoir"'],
    at: '"/behavoir"',
    says: ['"path" in entry 1 of "subLinks" in entry 2 of "menu"', 'Did you mean "/behavior"?'],
  },
  "a menu entry that scrolls to an anchor that does not exist": {
    file: "data/navigation.json",
    change: ['"scrollTo": "anika"', '"scrollTo": "zoe"'],
    at: '"zoe"',
    says: ['has no anchor "zoe"'],
  },
  "a service without its page": {
    file: "data/services.json",
    change: ['"path": "/behavior"', '"path": "/services/behavior"'],
    at: '"/services/behavior"',
    says: ['No page has the address "/services/behavior"'],
  },
};
