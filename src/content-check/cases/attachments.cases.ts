import { maxPictureBytes } from "../../content/picture-places";
import { findAttachmentProblems } from "../rules/attachments";
import { findDocumentSizeProblems, findForeignDocuments } from "../rules/made-documents";
import { findSchemaProblems } from "../rules/schema-rule";
import { casesWith, each, fine } from "./case.fixtures";

const jpeg = Buffer.from("ffd8ffe0", "hex");
const png = Buffer.from("89504e470d0a1a0a", "hex");

/** The files of a site, beside those of the valid one. */
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
  "static/documents/Autorización.pdf": "%PDF-1.7\n",
  "static/documents/photo.pdf": jpeg,
  "static/documents/page.pdf": "<html>",
  "static/documents/ours.pdf": "%PDF-1.7\nOur own",
  "static/documents/made.pdf": "%PDF-1.7\n<pdf:Producer>PDFKit</pdf:Producer>",
};

const pictures = (...paths: string[]) => ({ team: paths.map((imageUrl) => ({ imageUrl })) });
const documents = (...entries: object[]) => ({
  documents: entries.map((entry, index) => ({
    ...{ id: `pdf-${index}`, title: "A", description: "A", pages: 1, bytes: 9 },
    ...entry,
  })),
});
const pdf = (name: string, more: object = {}) => documents({ file: `/documents/${name}.pdf`, ...more });

const team = (id: string, imageUrl: unknown = 4) => ({
  team: [
    { id, name: "A", description: "A", imageUrl },
    { id: "ben", name: "B", description: "B", imageUrl: "./images/team/ben.jpg" },
  ],
});

casesWith(files, findAttachmentProblems, {
  ...each(pdf, {
    "our-policy": 'Rename the file "Our Policy.pdf" to our-policy.pdf',
    autorizacion: 'Rename the file "Autorización.pdf" to autorizacion.pdf',
    leave: "Save the PDF as static/documents/leave.pdf",
    "privacy-practises": 'Did you mean "/documents/privacy-practices.pdf"?',
    form: 'Rename the file to form.pdf and leave "/documents/form.pdf" as it is.',
    card: 'Write "/documents/Card.pdf", or rename the file to card.pdf.',
    photo: "photo.pdf is really a JPEG picture",
    page: "page.pdf is damaged, or is not a PDF",
  }),
  ...fine(pdf, "privacy-practices"),
  ...each(pictures, {
    "./images/team/gwen.jpg": "gwen.jpg is 451 KB",
    "./images/team/cleo.jpg": "is actually a PNG picture",
    "./images/team/dina.png": "is actually a JPEG picture",
    "./images/team/anica.png": 'Did you mean "./images/team/anika.jpg"?',
    "./images/team/jun.jpg": "Save the picture as",
    "./images/staff/ben.jpg": "Save the picture as data/images/staff/ben.jpg",
    "./images/team/juno.jpg": "juno.webp",
    "./images/team/iris.jpg": 'Write "./images/team/Iris.jpg", or rename the file to iris.jpg.',
    "./images/Team/ben.jpg": 'Write "./images/team/ben.jpg".',
    "../static/ben.jpg": "a file outside the data folder",
    "images/team/ben.jpg": 'Write "./images/team/ben.jpg".',
  }),
  ...fine(pictures, "./images/team/finn.jpg"),
  "undamaged pictures": [
    pictures("./images/team/anika.jpg", "./images/team/ella.png", "./images/hero/scene.jpg"),
  ],
  "no picture, where there need not be one": [pictures(" "), "If there is no picture, delete the line"],
  "a picture whose name has other letters": [pictures("José Núñez.jpg"), 'write "./images/jose-nunez.jpg".'],
  "a space after the path of a picture": [
    team("anika", "./images/team/anika.jpg "),
    "a space before or after",
  ],
  "no path of a picture that is there": [team("anika", ""), 'Write "./images/team/anika.jpg".'],
  "a wrong path of a picture that is not there": [pictures("images/zed.jpg"), "data/images/zed.jpg"],
  "an empty picture, once": [pictures("./images/team/hugo.jpg", "./images/team/hugo.jpg"), "hugo.jpg is"],
  "two missing pictures": [pictures("./images/team/x.jpg", "./images/team/x.jpg"), "no file", "no file"],
  "a missing picture with the name of one that somebody else has": [
    pictures("./images/team/anica.jpg", "./images/team/anika.jpg"),
    "Save the picture as data/images/team/anica.jpg",
  ],
  "a picture without its object": [
    { "pages/home": { blocks: [{ kind: "page-hero", image: "../images/hero/scene.jpg" }] } },
    'Write { "src": "../images/hero/scene.jpg"',
  ],
  "an invalid path of a PDF": [documents({ file: "intake.doc" })],
  "the name of a PDF in another field": [pdf("privacy-practices", { title: "/documents/leave.pdf" })],
  "the file of another list": [{ links: [{ file: "/documents/leave.pdf" }] }],
});

casesWith(files, findDocumentSizeProblems, {
  "the right size": [pdf("privacy-practices")],
  "the wrong size": [pdf("privacy-practices", { bytes: 8 }), "Write 9, or run"],
  "the size of a file that is no PDF": [pdf("photo")],
  "the size of a missing file": [pdf("leave")],
});

casesWith(files, findForeignDocuments, {
  "a PDF of our own": [pdf("ours")],
  "a PDF that was made here": [pdf("made", { madeOf: "12ab" })],
  "a PDF of our own that counts as made here": [pdf("ours", { madeOf: "12ab" }), "Delete the line"],
  "a PDF that is still to be made": [pdf("ours", { madeOf: "" })],
  "a missing PDF that was made here": [pdf("leave", { madeOf: "12ab" })],
});

casesWith(files, findSchemaProblems, {
  "the portrait with the person's name": [team("anika"), 'Write "./images/team/anika.jpg".'],
  "no portrait of another person": [team("zoe"), "Write it in the form that the same field has"],
  "the size of the PDF": [pdf("privacy-practices", { bytes: "215 KB" }), "Write 9 without quotation"],
  "the PDF that is meant": [documents({ file: "Privacy Practices.pdf" }), 'privacy-practices.pdf".'],
  "the name of a PDF with other letters": [
    documents({ file: "Autorización 2.PDF" }),
    'Write "/documents/autorizacion-2.pdf".',
  ],
  "no PDF of another document": [documents({ file: "other.doc" }), "Write your own in the form of"],
});
