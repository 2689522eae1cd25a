const fields = "input, textarea";
type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reads what was typed into a page's fields so far.
 * @returns puts it back into those that were drawn again, and are empty
 */
export function keepTyped(page: Element): () => void {
  const typed = [...page.querySelectorAll<Field>(fields)]
    .filter(({ id, value, defaultValue }) => id && value !== defaultValue)
    .map((field) => ({ field, text: field.value }));
  return () => {
    for (const { field, text } of typed) {
      const drawn = document.getElementById(field.id);
      if (drawn === field || !isField(drawn) || drawn.value !== "") continue;
      drawn.value = text;
      drawn.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}

function isField(element: Element | null): element is Field {
  return element?.matches(fields) === true;
}
