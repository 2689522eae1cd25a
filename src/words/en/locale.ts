/** The language of the English catalog, as `Intl` names it. */
export const locale = "en-US";
