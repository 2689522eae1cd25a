import pictures from "../art/pictures.json";

/** A document's content, without layout. */
export interface Content {
  /** Its file name, and its id in data/documents.json. */
  readonly id: string;
  /** A legal text, which the clinic's attorney must approve before use: the first page says so. */
  readonly legal?: true;
  /** Has sample prices, which must be replaced before launch: `npm run launch-check` lists it. */
  readonly sample?: true;
  /** A text by itself is a paragraph. */
  readonly parts: readonly (Part | string)[];
}

/** A document with its title and description from data/documents.json, as `render.ts` needs it. */
export interface Document extends Content {
  readonly parts: readonly Part[];
  readonly title: string;
  readonly description: string;
  /** Only of a translation. */
  readonly edition?: Edition;
}

/** A language of the documents, and what each document says in it beside its own words. */
interface Edition {
  /** "es", the folder of its PDFs. */
  readonly code: string;
  /** "es-US" */
  readonly locale: string;
  /** Phone and fax: "Call {phone}   Fax {fax}". */
  readonly ways: string;
  /** "Page {number} of {count}" */
  readonly page: string;
  /** What the first page of a legal text says. */
  readonly legal: readonly string[];
}

/** The language in which the documents are written. */
export const english: Edition = {
  code: "en",
  locale: "en-US",
  ways: "Call {phone}   Fax {fax}",
  page: "Page {number} of {count}",
  legal: ["Draft wording: the clinic's legal counsel must approve this text before it is used."],
};

/** A block of a document. */
export type Part =
  | HeadingPart
  | TextPart
  | ListPart
  | NotePart
  | PicturePart
  | ExercisesPart
  | TablePart
  | FieldsPart
  | ChoicePart
  | LinesPart
  | SignaturePart;

/** A paragraph. */
export interface TextPart {
  readonly kind: "text";
  readonly text: string;
}

/** The heading of a section, which also gets a bookmark and may start a new page. */
export function heading(text: string, options: { readonly newPage?: true } = {}) {
  return { kind: "heading", text, ...options } as const;
}
export type HeadingPart = ReturnType<typeof heading>;

/** A bulleted or numbered list. */
export function list(items: readonly string[], options: { readonly ordered?: true } = {}) {
  return { kind: "list", ...options, items } as const;
}
export type ListPart = ReturnType<typeof list>;

/** A highlighted box for important text. */
export function note(title: string, text: string) {
  return { kind: "note", title, text } as const;
}
export type NotePart = ReturnType<typeof note>;

export type Picture = ReturnType<typeof pictureOf>;

/** A picture from documents/pictures, such as "workbook/feel.jpg", with what it shows, as screen readers say it. */
function pictureOf(file: string) {
  const alt = pictures.find((each) => each.file === file)?.shows;
  if (alt === undefined) throw new Error(`art/pictures.json has no picture "${file}".`);
  return { file, alt };
}

/** A picture as wide as the text. */
export function picture(file: string) {
  return { kind: "picture", ...pictureOf(file) } as const;
}
export type PicturePart = ReturnType<typeof picture>;

type Exercise = ReturnType<typeof exercise>;

/** An exercise with a small picture. */
export function exercise(file: string, text: string) {
  return { picture: pictureOf(file), text } as const;
}

/** A list of exercises in columns, 3 by default. */
export function exercises(items: readonly Exercise[], options: { readonly columns?: number } = {}) {
  return { kind: "exercises", ...options, items } as const;
}
export type ExercisesPart = ReturnType<typeof exercises>;

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Relative widths of the columns; equal by default. */
  readonly widths?: readonly number[];
}

/** A table whose first row contains the column headers and whose first column contains the row headers. */
export function table(content: Table) {
  return { kind: "table", ...content } as const;
}
export type TablePart = ReturnType<typeof table>;

/** A text field. */
export interface Field {
  /** Unique in its document: letters, digits and dots, such as "mother.phone". */
  readonly name: string;
  readonly label: string;
  /** The expected format, such as "MM/DD/YYYY". */
  readonly hint?: string;
  /** Width relative to the other fields of its row; 1 by default. */
  readonly span?: number;
  /** Number of lines; 1 by default. */
  readonly lines?: number;
}

/** A row with one field for a longer answer, 2 lines by default. */
export function answer(name: string, label: string, lines = 2): readonly Field[] {
  return [{ name, label, lines }];
}

/** One or more rows of text fields. */
export function fields(...rows: readonly (readonly Field[])[]) {
  return { kind: "fields", rows } as const;
}
export type FieldsPart = ReturnType<typeof fields>;

/** A question with checkboxes, in rows as they are printed. Their number in a row is only noted if it is not 3. */
export function choice(name: string, question: string, rows: readonly (readonly string[])[]) {
  const columns = rows[0]?.length;
  return { kind: "choice", name, question, options: rows.flat(), ...(columns !== 3 && { columns }) } as const;
}
export type ChoicePart = ReturnType<typeof choice>;

/** A question whose answers are whole sentences, one below the other. */
export function statements(name: string, question: string, options: readonly string[]): ChoicePart {
  const rows = options.map((option) => [option]);
  return choice(name, question, rows);
}

/** A table with a question per row, an answer per column, and a checkbox in each cell. */
export function lines(name: string, question: string, answers: readonly string[], items: readonly string[]) {
  return { kind: "lines", name, question, answers, items } as const;
}
export type LinesPart = ReturnType<typeof lines>;

interface SignatureOptions {
  /** Label of the relation field; "Relation to the child" by default. */
  readonly relation?: string;
  readonly title?: string;
  /** The statement that is signed. */
  readonly statement?: string;
  /** Its fields, where a translation names them. */
  readonly rows?: readonly (readonly Field[])[];
}

/** Fields for signature, printed name, relation and date. */
export function signature(name: string, who: string, options: SignatureOptions = {}) {
  return { kind: "signature", name, who, ...options } as const;
}
export type SignaturePart = ReturnType<typeof signature>;

/** The pictures of a document, in reading order. */
export function picturesOf({ parts }: Pick<Document, "parts">): Picture[] {
  return parts.flatMap((part) => {
    if (part.kind === "picture") return [part];
    return part.kind === "exercises" ? part.items.map(({ picture }) => picture) : [];
  });
}
