/**
 * A page without the style attributes that Gatsby writes, since a policy that forbids inline styles would ignore them
 * and complain: the focus wrapper's outline is taken away in base.css, and the announcer is hidden as all else of its
 * kind. React leaves attributes as they are when it takes the page over.
 */
export function withoutStyleAttributes(html: string): string {
  return html
    .replace(/(<div) style="outline:none"((?: tabindex="-1")? id="gatsby-focus-wrapper")/, "$1$2")
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, '$1 class="visually-hidden"');
}
