/** Where the live-reload server tells open pages of the content's faults. */
export const contentFaultsPath = "/__content-faults";
