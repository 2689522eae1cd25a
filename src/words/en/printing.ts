/** Printing a part of a page. */
export const printing = {
  help: "This browser opened no print window. Choose “Print” in its menu to print the whole page, or open this page on a computer.",
} as const;
