import { home, type InvalidCase, team } from "./invalid-case";

/** Pasted texts and mistyped facts. */
export const brokenWords: Record<string, InvalidCase> = {
  "an invisible character in an id": {
    file: team,
    change: ['"id": "ben"', '"id": "be\u200bn"'],
    at: '"be\u200bn"',
    says: ['"be[invisible character]n"', 'Write "ben".'],
  },
  "an invisible character in a text": {
    file: home,
    change: ["Call us", "Ca\u200bll us"],
    at: "Ca\u200bll",
    says: ['"Ca[invisible character]ll"', "type it again: Call"],
  },
  "a non-breaking space in HTML": {
    file: team,
    change: ["Ben sings", "Ben&nbsp;sings"],
    at: "Ben&nbsp;",
    says: ['Write "Ben sings".'],
  },
  "only spaces": { file: team, change: ['"Ben Sample"', '" "'], at: '" "', says: ["There are only spaces"] },
  "an alt text that is a file name": {
    file: home,
    change: ['"alt": ""', '"alt": "IMG_2041.jpg"'],
    at: '"IMG_2041.jpg"',
    says: ["does not say what the picture shows"],
  },
  "a text pasted from Word": {
    file: team,
    change: ["<p>Ben sings.", "<p class='MsoNormal'><span style='color:red'>Ben sings.</span>"],
    at: "<p class",
    says: [
      "Write <p> instead of <p class='MsoNormal'>.",
      "Delete <span style='color:red'>, </span> and keep the text",
      "Ctrl+Shift+V",
    ],
  },
  "a tag from Word that is not closed": {
    file: team,
    change: ["<p>Ben", "<p><span lang='en'>Ben"],
    at: "<span",
    says: ["Delete <span lang='en'> and its </span>"],
  },
  "curly quotation marks in a link": {
    file: team,
    change: ["href='/our-team#anika'", "href=’/our-team#anika’"],
    at: "<a href=’",
    says: ["Write <a href='/our-team#anika'>"],
  },
  "a paragraph that starts twice": {
    file: team,
    change: ["<p>Ben", "<p><p>Ben"],
    at: "<p>Ben",
    says: ["There are two <p> in a row", "Delete this <p>."],
  },
  "a paragraph that ends with the wrong tag": {
    file: team,
    change: ["snow</strong>.</p>", "snow</strong>.<p><p>Yes.</p>"],
    at: "<p><p>",
    says: ["Write </p> instead of this <p>."],
  },
  "an empty paragraph": {
    file: team,
    change: ["<p>Ben", "<p></p><p>Ben"],
    at: "<p></p>",
    says: ["Delete <p></p>"],
  },
  "a synonym for a fact": {
    file: home,
    change: ["{email}", "{telephone}"],
    at: "{telephone}",
    says: ["not one of the clinic's facts", "Write {phone} instead of {telephone}"],
  },
  "a fact in two pairs of braces": {
    file: home,
    change: ["{email}", "{{ email }}"],
    at: "{{",
    says: ["Write {email} instead of {{ email }}"],
  },
  "a fact in square brackets": {
    file: home,
    change: ["{email}", "[email]"],
    at: "[email]",
    says: ["Write {email} instead of [email]"],
  },
};
