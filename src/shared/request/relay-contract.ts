/** The relay's path, on the site's own address and on a relay elsewhere. The specification sets it. */
export const relayPath = "/send-email.php";

/** The relay's path as part of a regular expression, without the slash in front. */
export const relayPathPattern = relayPath.slice(1).replace(".", "\\.");

/** The header with the captcha's proof that a person sends the form. */
export const captchaTokenHeader = "X-Captcha-Token";

/** The header by which the relay recognizes a repeated attempt (draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyKeyHeader = "Idempotency-Key";

/** What the relay answers, whatever happens. The specification sets it. */
export type RelayAnswer = { success: true } | { success: false; error: string };

/** reCAPTCHA's public site key for tests, which accepts everything. */
export const captchaTestKey = "6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI";
/** reCAPTCHA's public secret for tests, with which every verification succeeds. */
export const captchaTestSecret = "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe";
