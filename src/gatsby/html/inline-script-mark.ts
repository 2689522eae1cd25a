/**
 * Inline `<head>` script, identical on every page (one CSP hash). It sets `data-script`, by which styles can
 * tell whether JavaScript is enabled. `@media (scripting)` would do the same, but Safari before 17 does not
 * support it.
 */
export const scriptMarkScript = `document.documentElement.dataset.script=""`;
