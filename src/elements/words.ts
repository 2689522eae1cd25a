/**
 * The words that the small script of every page says itself. The build replaces this module to make the same script in
 * another language: src/gatsby/html/site-script.ts.
 */
export { clock } from "../words/en/clock";
export { opening, script } from "../words/en/layout";
