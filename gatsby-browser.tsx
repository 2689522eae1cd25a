import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/utilities.css";

export { onRouteUpdate } from "./src/embeds/analytics";
export { wrapPageElement } from "./src/layout/wrap-page-element";
