import { home, type InvalidCase, team } from "./invalid-case";

/** Invalid paths of pictures and PDFs. */
export const brokenFiles: Record<string, InvalidCase> = {
  "a picture path without ./": {
    file: team,
    change: ["./images/team/ben.jpg", "images/team/ben.jpg"],
    at: '"images/team/ben.jpg"',
    says: ['Write "./images/team/ben.jpg".'],
  },
  "a picture with an uppercase file extension": {
    file: home,
    change: ["../images/hero/scene.jpg", "../images/team/IMG_1.JPG"],
    at: '"../images/team/IMG_1.JPG"',
    says: ['Save the picture as data/images/team/img-1.jpg and write "../images/team/img-1.jpg".'],
  },
  "a missing picture": {
    file: team,
    change: ["./images/team/ben.jpg", "./images/team/benn.jpg"],
    at: '"./images/team/benn.jpg"',
    says: ['"ben"', "There is no file data/images/team/benn.jpg", 'Did you mean "./images/team/ben.jpg"?'],
  },
  "a picture path with the wrong letter case": {
    file: team,
    change: ["./images/team/ben.jpg", "./images/Team/ben.jpg"],
    at: '"./images/Team/ben.jpg"',
    says: ["data/images/team/ben.jpg", "letters differ", 'Write "./images/team/ben.jpg".'],
  },
  "a picture outside data/": {
    file: team,
    change: ["./images/team/ben.jpg", "../static/ben.jpg"],
    at: '"../static/ben.jpg"',
    says: ["leads to a file outside the data folder", 'write "./images/team/ben.jpg"'],
  },
  "a missing picture without a similar name": {
    file: team,
    change: ["./images/team/ben.jpg", "./images/team/zoe.jpg"],
    at: '"./images/team/zoe.jpg"',
    says: ["Save the picture as data/images/team/zoe.jpg"],
  },
  "the wrong size of a PDF": {
    file: "data/documents.json",
    change: ['"bytes": 9', '"bytes": 90'],
    at: "90",
    says: ["the size of the PDF is 9 bytes", "npm run build:documents"],
  },
  "a missing PDF": {
    file: "data/documents.json",
    change: ["/documents/privacy-practices.pdf", "/documents/privacy.pdf"],
    at: '"/documents/privacy.pdf"',
    says: ["There is no file static/documents/privacy.pdf"],
  },
};
