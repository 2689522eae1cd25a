/** The captcha provider's public key for tests, which lets all pass. */
export const captchaTestKey = "6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI";
