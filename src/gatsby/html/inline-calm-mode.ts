import { calmName } from "../../browser/calm";

/**
 * Inline `<head>` script, identical on every page (one CSP hash). It turns on calm mode before the first
 * paint for visitors who chose it earlier. If storage is blocked, reading it throws, and no choice can have
 * been saved.
 */
export const calmModeScript = `try{localStorage.${calmName}&&(document.documentElement.dataset.calm="")}catch{}`;
