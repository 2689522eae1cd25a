import { home, type InvalidCase, team } from "./invalid-case";

/** Links in the wrong format, with the link to write. */
export const brokenTargets: Record<string, InvalidCase> = {
  "a tel: link to the clinic's phone": {
    file: team,
    change: ["/our-team#anika", "tel:+1-907-555-0142"],
    at: "tel:",
    says: ['Write "phone:main".'],
  },
  "a mailto: link to the clinic": {
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
  "a button with a full URL of the site": {
    file: home,
    change: ['"/our-team#anika"', '"https://www.clinic.example/our-team#anika"'],
    at: '"https:',
    says: ['Write "/our-team#anika".'],
  },
  "a button with the URL of a known link": {
    file: home,
    change: ['"/our-team#anika"', '"http://camp.example/"'],
    at: '"http:',
    says: ['Write "link:camp".'],
  },
  "a button with a new URL": {
    file: home,
    change: ['"/our-team#anika"', '"www.new.example/a"'],
    at: '"www.',
    says: [
      '{ "id": "new", "name": "new.example", "url": "https://www.new.example/a" }',
      'Then write "link:new"',
    ],
  },
  "a button with the id of a link without its prefix": {
    file: home,
    change: ['"/our-team#anika"', '"camp"'],
    at: '"camp"',
    says: ['Write "link:camp".'],
  },
  "a button with the path of a PDF": {
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
  "a button without a link": {
    file: home,
    change: ['"/our-team#anika"', '""'],
    at: '""\n        }',
    says: ["nothing between the quotation marks", 'Write the address of a page: "/"'],
  },
};
