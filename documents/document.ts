/** A document's content, without layout. */
export interface Content {
  /** Its file name, and its id in data/documents.json. */
  readonly id: string;
  /** A legal text, which the clinic's attorney must approve before use: the first page says so. */
  readonly legal?: true;
  /** Has sample prices, which must be replaced before launch: `npm run launch-check` lists it. */
  readonly sample?: true;
  readonly parts: readonly Part[];
}

/** A document with its title and description from data/documents.json, as `render.ts` needs it. */
export interface Document extends Content {
  readonly title: string;
  readonly description: string;
  /** Only of a translation. */
  readonly edition?: Edition;
}

/** A language of the documents, and what each document says in it beside its own words. */
export interface Edition {
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

/** The heading of a section, which also gets a bookmark; `level` 3 is a subsection without bookmark. */
export interface HeadingPart {
  readonly kind: "heading";
  readonly text: string;
  readonly level?: 2 | 3;
  /** Starts a new page. */
  readonly newPage?: true;
}

/** A paragraph. */
export interface TextPart {
  readonly kind: "text";
  readonly text: string;
}

/** A bulleted or numbered list. */
export interface ListPart {
  readonly kind: "list";
  readonly items: readonly string[];
  readonly ordered?: true;
}

/** A highlighted box for important text. */
export interface NotePart {
  readonly kind: "note";
  readonly title: string;
  readonly text: string;
}

/** A picture from documents/pictures, which art/render.py renders. */
export interface Picture {
  /** Such as "workbook/feel.jpg". */
  readonly file: string;
  /** What it shows, as screen readers say it; art/pictures.json has the same sentence. */
  readonly alt: string;
}

/** A picture as wide as the text. */
export interface PicturePart extends Picture {
  readonly kind: "picture";
}

/** A list of exercises with a small picture each. */
export interface ExercisesPart {
  readonly kind: "exercises";
  readonly items: readonly { readonly picture: Picture; readonly text: string }[];
  /** Number of columns; 3 by default. */
  readonly columns?: number;
}

/** A table whose first row contains the column headers and whose first column contains the row headers. */
export interface TablePart {
  readonly kind: "table";
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Relative widths of the columns; equal by default. */
  readonly widths?: readonly number[];
}

/** One or more rows of text fields. */
export interface FieldsPart {
  readonly kind: "fields";
  readonly rows: readonly (readonly Field[])[];
}

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

/** A question with checkboxes. */
export interface ChoicePart {
  readonly kind: "choice";
  readonly name: string;
  readonly question: string;
  readonly options: readonly string[];
  /** Number of columns; 3 by default. */
  readonly columns?: number;
}

/** A table with a question per row, an answer per column, and a checkbox in each cell. */
export interface LinesPart {
  readonly kind: "lines";
  readonly name: string;
  readonly question: string;
  readonly answers: readonly string[];
  readonly items: readonly string[];
}

/** Fields for signature, printed name, relation and date. */
export interface SignaturePart {
  readonly kind: "signature";
  readonly name: string;
  readonly who: string;
  /** Label of the relation field; "Relation to the child" by default. */
  readonly relation?: string;
  readonly title?: string;
  /** The statement that is signed. */
  readonly statement?: string;
  /** Its fields, where a translation names them. */
  readonly rows?: readonly (readonly Field[])[];
}

/** The pictures of a document, in reading order. */
export function picturesOf({ parts }: Pick<Document, "parts">): Picture[] {
  return parts.flatMap((part) => {
    if (part.kind === "picture") return [part];
    return part.kind === "exercises" ? part.items.map(({ picture }) => picture) : [];
  });
}
