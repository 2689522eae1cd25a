/** The part of n3 that the tests use. The package has no types. */
declare module "n3" {
  interface Term {
    readonly value: string;
  }
  interface Quad {
    readonly subject: Term;
    readonly predicate: Term;
    readonly object: Term;
  }
  export class Parser {
    parse(text: string): Quad[];
  }
}
