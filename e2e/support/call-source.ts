/**
 * The source of a call of a function with JSON values, to run in a page. tsx puts calls of its `__name` helper into functions,
 * and the page does not have it.
 */
export function callSource<Values extends readonly unknown[]>(
  act: (...values: Values) => unknown,
  ...values: Values
): string {
  return `((__name) => (${act})(...${JSON.stringify(values)}))((named) => named)`;
}
