/** As far as the tests use it; the package has no types of its own. */
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
