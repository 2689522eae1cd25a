/**
 * Removes the style attributes that Gatsby writes, which the Content Security Policy would block and report.
 * base.css removes the focus wrapper's outline instead, and the announcer gets the class that hides all such
 * elements. React does not restore the attributes when it hydrates.
 */
export function withoutStyleAttributes(html: string): string {
  return html
    .replace(/(<div) style="outline:none"((?: tabindex="-1")? id="gatsby-focus-wrapper")/, "$1$2")
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, '$1 class="visually-hidden"');
}
