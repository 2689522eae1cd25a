/** Something that the content check found, as /admin shows it at its field. */
export interface FieldProblem {
  /** Where it is, as the forms say it: "People › Ben Birchwater › Biography". */
  readonly place: string;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
  /** The field as the editor's forms call it, such as "team.3.description"; absent if it is not in the form. */
  readonly keyPath?: string;
  /** The address of the form that has the field, if it is another one. */
  readonly href?: string;
}
