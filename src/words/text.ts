declare const placeholders: unique symbol;

/** A text of the interface, and the names of its placeholders: "Open now, until {time}" is a `Text<"time">`. */
export type Text<Names extends string = never> = string & { readonly [placeholders]?: Names };

/** A text in the forms that a language has for numbers: `{ one: "{count} page", other: "{count} pages" }`. */
export type Plural<Names extends string = never> = { readonly other: Text<Names> } & {
  readonly [Form in Intl.LDMLPluralRule]?: Text<Names>;
};

type NamesIn<Literal extends string> = Literal extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The type of English words in any language: the same keys, and in each text the same placeholders. */
export type WordsOf<English> = English extends string
  ? Text<NamesIn<English>>
  : English extends { readonly other: infer Other extends string }
    ? Plural<NamesIn<Other>>
    : { readonly [Key in keyof English]: WordsOf<English[Key]> };
