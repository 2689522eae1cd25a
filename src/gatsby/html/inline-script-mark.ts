/**
 * In the head of every page, the same in all: marks the page as one whose scripts run, so that styles can show something
 * else where none do. `@media (scripting)` would say the same, but not in Safari before 17.
 */
export const scriptMarkScript = `document.documentElement.dataset.script=""`;
