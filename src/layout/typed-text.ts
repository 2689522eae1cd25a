const fields = "input, textarea";
type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Saves the text that was typed into the fields of a page.
 * @returns restores it in fields that were rendered again and are empty
 */
export function saveTypedText(page: Element): () => void {
  const typed = [...page.querySelectorAll<Field>(fields)]
    .filter(({ id, value, defaultValue }) => id && value !== defaultValue)
    .map((field) => ({ field, text: field.value }));
  return () => {
    for (const { field, text } of typed) {
      const current = document.getElementById(field.id);
      if (current === field || !isField(current) || current.value !== "") continue;
      current.value = text;
      current.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}

function isField(element: Element | null): element is Field {
  return element?.matches(fields) === true;
}
