/** What a document says, in plain words and with no layout. */
export interface Content {
  /** Its file name, and its id in data/documents.json. */
  readonly id: string;
  /** A legal text, whose wording the clinic's counsel must approve before it is used: it says so on its first page. */
  readonly legal?: true;
  /** Made of sample prices, to be replaced before launch: `npm run launch-check` lists it. */
  readonly sample?: true;
  readonly parts: readonly Part[];
}

/** A document with its title and its sentence from data/documents.json, of which `render.ts` makes a PDF. */
export interface Document extends Content {
  readonly title: string;
  readonly description: string;
}

export type Part =
  | HeadingPart
  | TextPart
  | ListPart
  | NotePart
  | TablePart
  | FieldsPart
  | ChoicePart
  | LinesPart
  | SignaturePart;

/** Opens a section and stands in the bookmarks; `level` 3 opens a part of one. */
export interface HeadingPart {
  readonly kind: "heading";
  readonly text: string;
  readonly level?: 2 | 3;
  /** Starts a page of its own. */
  readonly newPage?: true;
}

export interface TextPart {
  readonly kind: "text";
  readonly text: string;
}

export interface ListPart {
  readonly kind: "list";
  readonly items: readonly string[];
  readonly ordered?: true;
}

/** A boxed passage that must not be missed. */
export interface NotePart {
  readonly kind: "note";
  readonly title: string;
  readonly text: string;
}

/** A table with its first row as heads of the columns and its first column as heads of the rows. */
export interface TablePart {
  readonly kind: "table";
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Shares of the width, one for each column; equal when left out. */
  readonly widths?: readonly number[];
}

/** One or more rows of boxes to write in. */
export interface FieldsPart {
  readonly kind: "fields";
  readonly rows: readonly (readonly Field[])[];
}

export interface Field {
  /** Unique in its document: letters, digits and dots, such as "mother.phone". */
  readonly name: string;
  readonly label: string;
  /** How to write it, such as "MM/DD/YYYY". */
  readonly hint?: string;
  /** Share of the row's width against its siblings; 1 when left out. */
  readonly span?: number;
  /** Lines to write on; 1 when left out. */
  readonly lines?: number;
}

/** A question with boxes to tick. */
export interface ChoicePart {
  readonly kind: "choice";
  readonly name: string;
  readonly question: string;
  readonly options: readonly string[];
  /** How many stand side by side; 3 when left out. */
  readonly columns?: number;
}

/** A table of questions down and answers across, with a box to tick in each cell. */
export interface LinesPart {
  readonly kind: "lines";
  readonly name: string;
  readonly question: string;
  readonly answers: readonly string[];
  readonly items: readonly string[];
}

/** Signature, printed name, relation and date. */
export interface SignaturePart {
  readonly kind: "signature";
  readonly name: string;
  readonly who: string;
  /** What the signer is to the child; "Relation to the child" when left out. */
  readonly relation?: string;
  readonly title?: string;
  /** What one signs. */
  readonly statement?: string;
}
