import { getItem, removeItem, setItem } from "../../browser/session-storage";

const storageName = "kept-fields";
/** The state of a field that a visitor can change. */
type State = readonly [value: string, isChecked: boolean];
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps what is typed, ticked and chosen on this page until it is loaded again. A browser does not keep fields with `autocomplete=off`. */
export function keepFields(): void {
  const states = [...fields()].map(([key, field]): [string, State] => [key, [field.value, isChecked(field)]]);
  setItem(storageName, JSON.stringify({ path: location.pathname, states: Object.fromEntries(states) }));
}

/** Puts the kept states back into the fields of this page, shows these, and keeps nothing any longer. */
export function putFieldsBack(): void {
  const kept = getItem(storageName);
  if (!kept) return;
  const { path, states } = JSON.parse(kept) as { path: string; states: Record<string, State> };
  if (path !== location.pathname) return;
  for (const [key, field] of fields()) {
    const [value = field.value, checked = false] = states[key] ?? [];
    if (value === field.value && checked === isChecked(field)) continue;
    field.value = value;
    if (field instanceof HTMLInputElement) field.checked = checked;
    const fold = field.closest("details");
    if (fold) fold.open = true;
  }
  removeItem(storageName);
}

/** The fields that a visitor fills in, each with a key that it also has in another build: its name, and which of that name it is. */
function* fields(): Generator<readonly [key: string, field: Field]> {
  const counts = new Map<string, number>();
  for (const field of document.querySelectorAll<Field>("input:not([readonly],[type=file]),textarea,select")) {
    const name = `${field.type} ${field.name} ${field.id}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    yield [`${name} ${count}`, field];
  }
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}
