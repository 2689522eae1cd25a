import type { Exception } from "./check";

/** The exceptions; an unused one is an error. docs/operators/browsers.md explains what they mean for visitors. */
export const exceptions: readonly Exception[] = [
  {
    features: ["api.Highlight"],
    where: ["src/features/read-aloud/highlight-sentence.ts"],
    reason: 'Used only if `"highlights" in CSS`, which was added together with it.',
  },
  {
    features: ["api.SpeechSynthesis.voiceschanged_event"],
    where: ["src/browser/speech-voice.ts"],
    reason: "A timeout ends the wait for this event.",
  },
  {
    features: ["api.Document.startViewTransition", "api.Window.navigation"],
    where: ["node_modules/react-dom/"],
    reason: "React detects both features before it calls the functions that use them.",
  },
  {
    features: ["api.Document.prerenderingchange_event", "api.PerformanceEntry.navigationId"],
    where: ["node_modules/web-vitals/", "src/browser/when-shown.ts", "inline scripts of the pages"],
    reason: "The event is optional, and `navigationId` is a property of the library's own object.",
  },
  {
    features: ["api.MediaSource.handle"],
    where: ["sw.js"],
    reason: "Workbox has its own methods with that name.",
  },
  {
    features: ["api.Window.beforeunload_event"],
    where: ["src/features/request-forms/use-ask-before-leaving.ts"],
    reason:
      "On iOS, the page is left without a question. The request is still sent, since it is `keepalive`.",
  },
  {
    features: ["api.VTTCue.region"],
    where: ["node_modules/@googlemaps/js-api-loader/"],
    reason: "The loader has its own property with that name.",
  },
  {
    features: ["javascript.builtins.Iterator.toArray"],
    where: ["node_modules/react-slick/", "node_modules/@gatsbyjs/reach-router/"],
    reason: "This is the method of React's `Children`.",
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
      "JavaScript opens the dialogs with `showModal()`, without a transition. Without JavaScript, the menu is in the bar.",
  },
  {
    features: ["css.selectors.backdrop.inherit_from_originating_element"],
    where: ["src/layout/drawer.module.css"],
    reason:
      "Only the time of the backdrop's transition is inherited: without it, the backdrop is there at once.",
  },
  {
    features: ["css.selectors.popover-open"],
    where: ["src/elements/menu-drawer.ts"],
    reason: 'Used only if `"hidePopover" in dialog`, which was added together with it.',
  },
  {
    features: ["css.properties.transition-behavior"],
    where: ["src/layout/drawer.module.css", "src/layout/navigation.module.css"],
    reason: "Menus open and close without a transition.",
  },
  {
    features: ["html.elements.link.rel.expect", "html.elements.link.blocking"],
    where: ["/"],
    reason: "The header may be painted before all of it is there, and its parts move once.",
  },
  {
    features: ["html.elements.details.name", "html.elements.dialog.closedby"],
    where: ["/"],
    reason: "Several <details> can be open at once. JavaScript closes the calendar on a click outside it.",
  },
  {
    features: [
      "html.elements.img.fetchpriority",
      "html.elements.source.height",
      "html.elements.source.width",
    ],
    where: ["/"],
    reason: "Pictures load in the browser's order. On phones, the first one may shift the text once.",
  },
  {
    features: [
      "html.elements.link.rel.manifest",
      "html.elements.meta.name.theme-color",
      "html.elements.meta.name.viewport",
    ],
    where: ["/"],
    reason: "They matter only for phones and home screens.",
  },
  {
    features: ["css.selectors.has"],
    where: [
      "src/styles/base.css",
      "src/styles/utilities.css",
      "src/components/card.module.css",
      "src/components/hero.module.css",
      "src/components/anchor-links.module.css",
      "src/layout/navigation.module.css",
    ],
    reason:
      "Rows wrap differently, an illustration is below its text, and the page behind a dialog can be scrolled.",
  },
  {
    features: ["css.selectors.details-content", "css.properties.content-visibility"],
    where: ["src/styles/calm.css", "src/layout/navigation.module.css", "src/sections/team-list.module.css"],
    reason: "Disclosures open without a transition. Without JavaScript, they open only on click.",
  },
  {
    features: ["css.selectors.highlight"],
    where: ["src/styles/calm.css"],
    reason: "The sentence that is being read aloud is not highlighted, but still scrolls into view.",
  },
  {
    features: ["css.properties.translate", "css.properties.rotate", "css.properties.scale"],
    where: [
      "src/styles/calm.css",
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
    reason: "In Chrome 100 to 103, nothing moves and decorations are not rotated.",
  },
  {
    // Never around a form control: in Safari 16, content of a container stays inert after a modal dialog has closed.
    features: ["css.properties.container-type"],
    where: ["src/components/floating-decoration.module.css"],
    reason: "A decoration stays at one end of its edge.",
  },
  {
    features: ["css.properties.zoom"],
    where: ["src/features/request-forms/captcha-field.module.css"],
    reason: "On the narrowest screens, the captcha is wider than its form.",
  },
  {
    features: ["css.properties.overflow-x.clip"],
    where: ["src/components/band.module.css"],
    reason: "The page clips the overflow instead (base.css).",
  },
  {
    features: ["css.properties.overscroll-behavior"],
    where: ["src/layout/drawer.module.css", "src/embeds/video-dialog.module.css"],
    reason:
      "The page behind a dialog can scroll once the dialog reaches its end. Chrome 63 has all the values used here.",
  },
  {
    features: [
      "css.properties.text-wrap",
      "css.properties.scrollbar-color",
      "css.properties.scroll-snap-stop",
      "css.properties.forced-color-adjust",
      "css.at-rules.media.forced-colors",
      "css.properties.break-after.avoid",
      "css.at-rules.page",
      "css.properties.size",
      "css.properties.orphans",
      "css.properties.widows",
    ],
    where: [
      "src/styles/base.css",
      "src/styles/print.css",
      "src/styles/tokens.css",
      "src/styles/shapes.module.css",
      "src/components/marquee.module.css",
      "src/layout/calm-switch.module.css",
    ],
    reason: "Line breaks, scrollbars, high contrast and print use the browser's defaults.",
  },
  {
    features: [
      "css.at-rules.font-face.ascent-override",
      "css.at-rules.font-face.descent-override",
      "css.at-rules.font-face.size-adjust",
    ],
    where: ["src/styles/fonts.css"],
    reason: "Text shifts when a web font loads, since its fallback font has other metrics.",
  },
  {
    features: ["css.properties.align-content.start"],
    where: ["src/"],
    reason: "All are grids, where every engine supports it. The compatibility data are about flexbox.",
  },
];
