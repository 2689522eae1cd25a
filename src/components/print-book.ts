/** Two pages to a sheet, to be cut apart and stapled. These styles are wanted only while the book is printed. */
const booklet = `@media print {
  body:has([data-alone]) :not([data-alone], [data-alone] *, :has([data-alone])) {
    display: none;
  }
  ol[data-alone] {
    display: block;
  }
  ol[data-alone] > li[class] {
    padding-block: 0.6cm;
    min-block-size: 12cm;
    border-block-end: 1px dashed;
    font-size: 16pt;
    text-align: center;
  }
  ol[data-alone] picture[class] {
    inline-size: 9.6cm;
    max-inline-size: none;
    justify-self: center;
  }
}`;

/** Prints the pages of a book as a booklet, and nothing around them, once all their pictures are there. */
export async function printBook(pages: HTMLElement): Promise<void> {
  const pictures = [...pages.querySelectorAll("img")];
  for (const picture of pictures) picture.loading = "eager";
  // One that cannot be fetched leaves its words to be printed.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  const styles = new CSSStyleSheet();
  styles.replaceSync(booklet);
  document.adoptedStyleSheets.push(styles);
  pages.dataset.alone = "";
  addEventListener(
    "afterprint",
    () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles);
      delete pages.dataset.alone;
    },
    { once: true },
  );
  print();
}
