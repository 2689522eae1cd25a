/**
 * How long pictures may take to load, and a browser to begin with printing, in milliseconds. Some have `print()` without effect,
 * such as those within apps.
 */
const startTimeout = 3_000;

/**
 * Prints one element of the page after its pictures have loaded. While that lasts, the element, its ancestors and the page are
 * marked for the print styles (src/styles/print.css); nothing is left behind, whatever the browser does.
 * @returns whether the browser has printed, or asked how to; false if it can't
 */
export async function printElement(part: HTMLElement): Promise<boolean> {
  const pictures = [...part.querySelectorAll("img")];
  for (const picture of pictures) picture.loading = "eager";
  // A picture that fails to load, or does not come on a dead signal, is printed as its alternative text.
  await Promise.race([
    Promise.allSettled(pictures.map((picture) => picture.decode())),
    new Promise((resolve) => setTimeout(resolve, startTimeout)),
  ]);
  const unmark = mark(part);
  try {
    return await askToPrint();
  } finally {
    unmark();
  }
}

/** Resolves when the print dialog has closed. Not every browser says so; a press shows that the visitor is back on the page. */
function askToPrint(): Promise<boolean> {
  return new Promise((resolve) => {
    const ending = new AbortController();
    const { signal } = ending;
    let hasBegun = false;
    const end = () => {
      ending.abort();
      resolve(hasBegun);
    };
    const begin = () => {
      hasBegun = true;
    };
    for (const type of ["beforeprint", "afterprint"])
      addEventListener(type, begin, { capture: true, signal });
    for (const type of ["afterprint", "pointerdown", "keydown"])
      addEventListener(type, end, { capture: true, signal });
    setTimeout(() => hasBegun || end(), startTimeout);
    try {
      window.print();
    } catch {
      end();
    }
  });
}

/** Marks an element for the print styles. They can't use `:has`: Firefox before 121 lacks it. @returns removes the marks */
function mark(part: HTMLElement): () => void {
  const around = ancestorsOf(part);
  const page = document.documentElement;
  for (const ancestor of around) ancestor.dataset.around = "";
  part.dataset.printOnly = "";
  page.dataset.printing = "";
  return () => {
    for (const ancestor of around) delete ancestor.dataset.around;
    delete part.dataset.printOnly;
    delete page.dataset.printing;
  };
}

/** The ancestors of an element, without the body. */
function ancestorsOf({ parentElement }: HTMLElement): HTMLElement[] {
  if (!parentElement || parentElement === document.body) return [];
  return [parentElement, ...ancestorsOf(parentElement)];
}
