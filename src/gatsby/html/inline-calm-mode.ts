import { calmName } from "../../browser/calm";

/**
 * In the head of every page, the same in all: whoever chose calm mode on a former visit never sees the lively page, not
 * even for a moment. Where storage is blocked nobody can have chosen.
 */
export const calmModeScript = `try{localStorage.${calmName}&&(document.documentElement.dataset.calm="")}catch{}`;
