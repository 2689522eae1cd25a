/** Features that some supported engine does not have, which the site uses all the same, in these places. */
export interface Exception {
  /** Paths in MDN's compatibility data. */
  readonly features: readonly string[];
  /** How the names of the places begin: source files, built files, or addresses of pages. */
  readonly where: readonly string[];
  /** What happens in the engines without the feature, and why that is good enough. */
  readonly reason: string;
}

/** An exception that is no longer used is an error too. docs/operators/browsers.md says in words what these mean for visitors. */
export const exceptions: readonly Exception[] = [
  {
    features: ["api.HTMLElement.showPopover", "css.selectors.popover-open"],
    where: ["src/browser/modal.ts"],
    reason: "Called only where `knowsPopovers()` has found popovers; otherwise the dialog is modal.",
  },
  {
    features: ["api.HTMLElement.inert"],
    where: ["src/browser/modal.ts"],
    reason:
      "Set only behind a popover, and every engine that knows popovers knows it; a modal dialog needs it not.",
  },
  {
    features: ["api.Highlight"],
    where: ["src/features/read-aloud/highlight-sentence.ts"],
    reason: 'Asked for by `"highlights" in CSS`, which comes with it.',
  },
  {
    features: ["api.SpeechSynthesis.voiceschanged_event"],
    where: ["src/features/read-aloud/speech-voice.ts"],
    reason: "A timeout ends the wait for it.",
  },
  {
    features: ["api.Document.startViewTransition", "api.Window.navigation"],
    where: ["node_modules/react-dom/"],
    reason: "React asks for both first, in functions around these.",
  },
  {
    features: ["api.Document.prerenderingchange_event", "api.PerformanceEntry.navigationId"],
    where: ["node_modules/web-vitals/"],
    reason: "The event is one more to listen for; the other is a property of the library's own object.",
  },
  {
    features: ["api.MediaSource.handle"],
    where: ["sw.js"],
    reason: "Workbox has methods of that name.",
  },
  {
    features: ["api.VTTCue.region"],
    where: ["node_modules/@googlemaps/js-api-loader/"],
    reason: "The loader has a property of that name.",
  },
  {
    features: ["javascript.builtins.Iterator.toArray"],
    where: ["node_modules/react-slick/", "node_modules/@gatsbyjs/reach-router/"],
    reason: "React's `Children` has a method of that name.",
  },
  {
    features: [
      "html.global_attributes.popover",
      "html.elements.button.popovertarget",
      "html.elements.button.popovertargetaction",
      "css.selectors.popover-open",
      "css.at-rules.starting-style",
    ],
    where: ["/", "src/layout/drawer.module.css", "src/embeds/map-view.module.css"],
    reason:
      "The dialogs are modal by script instead, and come without a transition; without script the bar has the menu.",
  },
  {
    features: ["css.properties.transition-behavior"],
    where: ["src/layout/drawer.module.css", "src/layout/navigation.module.css"],
    reason: "Menus open and close without a transition.",
  },
  {
    features: ["html.elements.details.name", "html.elements.dialog.closedby"],
    where: ["/"],
    reason: "Several parts can be open at a time; a press beside the calendar closes it by script.",
  },
  {
    features: [
      "html.elements.img.fetchpriority",
      "html.elements.source.height",
      "html.elements.source.width",
    ],
    where: ["/"],
    reason: "Pictures load in the browser's own order; on phones the first one may push the text down once.",
  },
  {
    features: [
      "html.elements.link.rel.manifest",
      "html.elements.meta.name.theme-color",
      "html.elements.meta.name.viewport",
    ],
    where: ["/"],
    reason: "For phones and home screens; desktop browsers do without.",
  },
  {
    features: ["css.selectors.has"],
    where: [
      "styles.css",
      "src/components/card.module.css",
      "src/components/hero.module.css",
      "src/components/anchor-links.module.css",
      "src/features/concern-finder/concern-matches.module.css",
      "src/layout/layout.module.css",
      "src/layout/navigation.module.css",
      "src/layout/quick-actions.module.css",
    ],
    reason:
      "Rows break in other places, a scene is below its words, the page behind a dialog can be scrolled.",
  },
  {
    features: ["css.selectors.details-content", "css.properties.content-visibility"],
    where: ["styles.css", "src/layout/navigation.module.css", "src/sections/team-list.module.css"],
    reason: "What unfolds comes without a transition, and only at a press where there is no script.",
  },
  {
    features: [
      "css.properties.content-visibility",
      "css.properties.contain-intrinsic-block-size",
      "css.properties.overflow-clip-margin",
    ],
    where: ["src/layout/layout.module.css"],
    reason: "The first layout takes longer.",
  },
  {
    features: ["css.selectors.highlight"],
    where: ["styles.css"],
    reason: "The sentence that is read aloud is not marked, but scrolled into view.",
  },
  {
    features: ["css.properties.translate", "css.properties.rotate", "css.properties.scale"],
    where: [
      "styles.css",
      "src/components/band.module.css",
      "src/components/floating-decoration.module.css",
      "src/components/marquee.module.css",
      "src/components/snowdrift.module.css",
      "src/components/tick-list.module.css",
      "src/features/request-forms/evaluation-panel.module.css",
      "src/features/visit-pack/visit-list.module.css",
      "src/layout/drawer.module.css",
      "src/layout/navigation.module.css",
      "src/sections/home-about.module.css",
      "src/sections/service-carousel.module.css",
    ],
    reason: "Nothing moves, and decoration is straight, in Chrome 100 to 103.",
  },
  {
    // Not around a control: once a modal dialog has closed, Safari 16 leaves what is inside a container inert.
    features: ["css.properties.container-type"],
    where: ["src/components/floating-decoration.module.css"],
    reason: "A figure stays at one end of its edge.",
  },
  {
    features: ["css.properties.zoom"],
    where: ["src/features/request-forms/captcha-field.module.css"],
    reason: "On the narrowest screens the captcha is wider than its form.",
  },
  {
    features: ["css.properties.overflow-x.clip"],
    where: ["src/components/band.module.css"],
    reason: "The page clips instead (base.css).",
  },
  {
    features: ["css.properties.overscroll-behavior"],
    where: ["src/layout/drawer.module.css", "src/embeds/video-dialog.module.css"],
    reason:
      "The page behind a dialog can move at the end of the dialog's own scrolling. Chrome 63 has all that is used of it.",
  },
  {
    features: [
      "css.properties.text-wrap",
      "css.properties.scrollbar-color",
      "css.properties.scroll-snap-stop",
      "css.properties.forced-color-adjust",
      "css.at-rules.media.forced-colors",
      "css.properties.break-after.avoid",
    ],
    where: [
      "styles.css",
      "src/styles/shapes.module.css",
      "src/components/marquee.module.css",
      "src/layout/calm-switch.module.css",
    ],
    reason: "Lines break, scroll bars, high contrast and paper look as the browser has them.",
  },
  {
    features: [
      "css.at-rules.font-face.ascent-override",
      "css.at-rules.font-face.descent-override",
      "css.at-rules.font-face.size-adjust",
    ],
    where: ["styles.css"],
    reason: "A font that comes late is not as wide as the one it replaces.",
  },
  {
    features: ["css.properties.align-content.start"],
    where: ["src/"],
    reason: "All are grids, in which every engine knows it; the data are of flexible boxes.",
  },
];
