/** Context options of a small phone in portrait orientation. */
export const smallPhone = { viewport: { width: 390, height: 844 }, hasTouch: true };
