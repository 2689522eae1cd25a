import { home, type InvalidCase, team } from "./invalid-case";

/** Links that are written by hand, each with the form that the site reads. */
export const brokenTargets: Record<string, InvalidCase> = {
  "a link by hand to the clinic's phone": {
    file: team,
    change: ["/our-team#anika", "tel:+1-907-555-0142"],
    at: "tel:",
    says: ['Write "phone:main".'],
  },
  "a link by hand to the clinic's mail": {
    file: home,
    change: ["phone:main", "mailto:hello@clinic.example"],
    at: '"mailto:',
    says: ['Write "email".'],
  },
  "a button with a phone number": {
    file: home,
    change: ["phone:main", "(907) 555-0143"],
    at: '"(907)',
    says: ['Write "phone:fax".'],
  },
  "a button with the site's own full address": {
    file: home,
    change: ['"/our-team#anika"', '"https://www.clinic.example/our-team#anika"'],
    at: '"https:',
    says: ['Write "/our-team#anika".'],
  },
  "a button with the full address of a link": {
    file: home,
    change: ['"/our-team#anika"', '"http://camp.example/"'],
    at: '"http:',
    says: ['Write "link:camp".'],
  },
  "a button with a new full address": {
    file: home,
    change: ['"/our-team#anika"', '"www.new.example/a"'],
    at: '"www.',
    says: [
      '{ "id": "new", "name": "new.example", "url": "https://www.new.example/a" }',
      'Then write "link:new"',
    ],
  },
  "a button with the bare id of a link": {
    file: home,
    change: ['"/our-team#anika"', '"camp"'],
    at: '"camp"',
    says: ['Write "link:camp".'],
  },
  "a button with the address of a PDF": {
    file: home,
    change: ['"/our-team#anika"', '"/documents/privacy-practices.pdf"'],
    at: '"/documents',
    says: ['Write "document:privacy-practices".'],
  },
  "a button with capital letters and .html": {
    file: home,
    change: ['"/our-team#anika"', '"/Our-Team.html"'],
    at: '"/Our',
    says: ['Write "/our-team".'],
  },
  "a button that leads nowhere": {
    file: home,
    change: ['"/our-team#anika"', '""'],
    at: '""\n        }',
    says: ["nothing between the quotation marks", 'such as "/contact"'],
  },
};
