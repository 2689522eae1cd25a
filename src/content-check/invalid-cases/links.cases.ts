import { home, type InvalidCase } from "./invalid-case";

/** Addresses, old and new, and the places on pages. */
export const brokenLinks: Record<string, InvalidCase> = {
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
    says: ["redirects to itself"],
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
    says: ['has no anchor "anita"', 'Did you mean "anika"?'],
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
    says: ["does not say which page it is on"],
  },
  "a menu entry that leads nowhere": {
    file: "data/navigation.json",
    change: ['"path": "/behavior"', '"path": "/behavoir"'],
    at: '"/behavoir"',
    says: ['"path" in entry 1 of "subLinks" in entry 2 of "menu"', 'Did you mean "/behavior"?'],
  },
  "a menu entry that scrolls nowhere": {
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
