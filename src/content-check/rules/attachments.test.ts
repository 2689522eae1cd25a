import { contentOf } from "../content-of.fixtures";
import { maxPictureBytes } from "../pictures/weight";
import { type Fixture, makeFixture } from "../valid-site.fixtures";
import { wordsOf } from "../words-of.fixtures";
import { findAttachmentProblems } from "./attachments";
import { findDocumentSizeProblems, findForeignDocuments } from "./made-documents";
import { findSchemaProblems } from "./schema-rule";

const jpeg = Buffer.from("ffd8ffe0", "hex");
const png = Buffer.from("89504e470d0a1a0a", "hex");

let site: Fixture;
beforeAll(() => {
  site = makeFixture();
  const files = {
    "data/images/team/cleo.jpg": png,
    "data/images/team/dina.png": jpeg,
    "data/images/team/ella.png": png,
    "data/images/team/finn.jpg": Buffer.concat([jpeg, Buffer.alloc(maxPictureBytes - jpeg.length)]),
    "data/images/team/gwen.jpg": Buffer.concat([jpeg, Buffer.alloc(maxPictureBytes)]),
    "data/images/team/hugo.jpg": "",
    "data/images/team/Iris.jpg": jpeg,
    "data/images/team/juno.webp": "RIFF1234WEBPVP8 ",
    "static/documents/Form.PDF": "%PDF-1.7\n",
    "static/documents/Card.pdf": "%PDF-1.7\n",
    "static/documents/Our Policy.pdf": "%PDF-1.7\n",
    "static/documents/photo.pdf": jpeg,
    "static/documents/page.pdf": "<html>",
    "static/documents/ours.pdf": "%PDF-1.7\nOur own",
    "static/documents/made.pdf": "%PDF-1.7\n<pdf:Producer>PDFKit</pdf:Producer>",
  };
  for (const [name, content] of Object.entries(files)) site.write(name, content);
});
afterAll(() => site.remove("."));

const pictures = (...paths: string[]) => ({ team: paths.map((imageUrl) => ({ imageUrl })) });
const documents = (...entries: object[]) => ({
  documents: entries.map((entry, index) => ({
    ...{ id: `pdf-${index}`, title: "A", description: "A", pages: 1, bytes: 9 },
    ...entry,
  })),
});
const pdf = (name: string, more: object = {}) => documents({ file: `/documents/${name}.pdf`, ...more });

type Data = Readonly<Record<string, unknown>>;

test.each<[string, Data, ...string[]]>([
  [
    "undamaged pictures",
    pictures("./images/team/anika.jpg", "./images/team/ella.png", "./images/hero/scene.jpg"),
  ],
  ["a PDF that was renamed", pdf("our-policy"), 'Rename the file "Our Policy.pdf" to our-policy.pdf'],
  ["a picture of the largest size", pictures("./images/team/finn.jpg")],
  ["a picture that is too large", pictures("./images/team/gwen.jpg"), "gwen.jpg is 451 KB"],
  ["a PNG called .jpg", pictures("./images/team/cleo.jpg"), "is actually a PNG picture"],
  ["a JPEG called .png", pictures("./images/team/dina.png"), "is actually a JPEG picture"],
  [
    "an empty picture, once",
    pictures("./images/team/hugo.jpg", "./images/team/hugo.jpg"),
    "hugo.jpg is empty",
  ],
  [
    "two missing pictures",
    pictures("./images/team/x.jpg", "./images/team/x.jpg"),
    "no file data/images/team/x.jpg",
    "no file",
  ],
  [
    "a missing picture with a similar name",
    pictures("./images/team/anica.png"),
    'Did you mean "./images/team/anika.jpg"?',
  ],
  [
    "a missing picture with the name of one that somebody else has",
    pictures("./images/team/anica.jpg", "./images/team/anika.jpg"),
    "Save the picture as data/images/team/anica.jpg",
  ],
  [
    "a missing picture with the name of another type",
    pictures("./images/team/jun.jpg"),
    "Save the picture as",
  ],
  [
    "a picture in a folder that does not exist",
    pictures("./images/staff/ben.jpg"),
    "Save the picture as data/images/staff/ben.jpg",
  ],
  ["a picture of another type", pictures("./images/team/juno.jpg"), "juno.webp"],
  [
    "a picture with a capital letter",
    pictures("./images/team/iris.jpg"),
    'Write "./images/team/Iris.jpg", or rename the file to iris.jpg.',
  ],
  [
    "a picture in a folder with other letters",
    pictures("./images/Team/ben.jpg"),
    'Write "./images/team/ben.jpg".',
  ],
  ["a picture outside data/", pictures("../static/ben.jpg"), "a file outside the data folder"],
  ["a path without ./", pictures("images/team/ben.jpg"), 'Write "./images/team/ben.jpg".'],
  [
    "a picture without its object",
    { "pages/home": { blocks: [{ kind: "page-hero", image: "../images/hero/scene.jpg" }] } },
    'Write { "src": "../images/hero/scene.jpg"',
  ],
  ["a PDF", pdf("privacy-practices")],
  ["a missing PDF", pdf("leave"), "Save the PDF as static/documents/leave.pdf"],
  [
    "a missing PDF with a similar name",
    pdf("privacy-practises"),
    'Did you mean "/documents/privacy-practices.pdf"?',
  ],
  [
    "a PDF in capital letters",
    pdf("form"),
    'Rename the file to form.pdf and leave "/documents/form.pdf" as it is.',
  ],
  [
    "a PDF with a capital letter",
    pdf("card"),
    'Write "/documents/Card.pdf", or rename the file to card.pdf.',
  ],
  ["a picture called .pdf", pdf("photo"), "photo.pdf is really a JPEG picture"],
  ["a web page called .pdf", pdf("page"), "page.pdf is damaged, or is not a PDF"],
  ["an invalid path of a PDF", documents({ file: "intake.doc" })],
  ["the name of a PDF in another field", pdf("privacy-practices", { title: "/documents/leave.pdf" })],
  ["the file of another list", { links: [{ file: "/documents/leave.pdf" }] }],
])("finds %s", (_, data, ...finds) => {
  const words = findAttachmentProblems(contentOf(data, site.folder)).map(wordsOf);
  expect(words).toEqual(finds.map((part) => expect.stringContaining(part)));
  if (words.length > 0) expect(words.join("\n\n")).toMatchSnapshot();
});

test.each<[string, typeof findForeignDocuments, Data, ...string[]]>([
  ["the right size", findDocumentSizeProblems, pdf("privacy-practices")],
  ["the wrong size", findDocumentSizeProblems, pdf("privacy-practices", { bytes: 8 }), "Write 9, or run"],
  ["the size of a file that is no PDF", findDocumentSizeProblems, pdf("photo")],
  ["the size of a missing file", findDocumentSizeProblems, pdf("leave")],
  ["a PDF of our own", findForeignDocuments, pdf("ours")],
  ["a PDF that was made here", findForeignDocuments, pdf("made", { madeOf: "12ab" })],
  [
    "a PDF of our own that counts as made here",
    findForeignDocuments,
    pdf("ours", { madeOf: "12ab" }),
    'Delete the line "madeOf".',
  ],
  ["a PDF that is still to be made", findForeignDocuments, pdf("ours", { madeOf: "" })],
  ["a missing PDF that was made here", findForeignDocuments, pdf("leave", { madeOf: "12ab" })],
])("finds %s", (_, rule, data, ...finds) => {
  const words = rule(contentOf(data, site.folder)).map(wordsOf);
  expect(words).toEqual(finds.map((part) => expect.stringContaining(part)));
  if (words.length > 0) expect(words.join("\n\n")).toMatchSnapshot();
});

const team = (id: string) => ({
  team: [
    { id, name: "A", description: "A", imageUrl: 4 },
    { id: "ben", name: "B", description: "B", imageUrl: "./images/team/ben.jpg" },
  ],
});

test.each<[string, Data, ...string[]]>([
  ["the portrait with the person's name", team("anika"), 'Write "./images/team/anika.jpg".'],
  ["no portrait of another person", team("zoe"), "Write it in the form that the same field has"],
  ["the size of the PDF", pdf("privacy-practices", { bytes: "215 KB" }), "Write 9 without quotation marks."],
  [
    "the PDF that is meant",
    documents({ file: "Privacy Practices.pdf" }),
    'Write "/documents/privacy-practices.pdf".',
  ],
  ["no PDF of another document", documents({ file: "other.doc" }), "Write your own in the form of"],
])("suggests %s", (_, data, ...finds) => {
  const words = findSchemaProblems(contentOf(data, site.folder)).map(wordsOf);
  expect(words).toEqual(finds.map((part) => expect.stringContaining(part)));
});

test("finds a social card that is of another type, or missing", () => {
  const card = "data/images/social/card.jpg";
  site.write(card, png);
  expect(findAttachmentProblems(contentOf({}, site.folder)).map(wordsOf)).toMatchSnapshot();
  site.remove(card);
  expect(findAttachmentProblems(contentOf({}, site.folder)).map(wordsOf)).toMatchSnapshot();
});
