/** The captcha provider's public key for tests, which lets all pass. */
export const captchaTestKey = "6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI";
/** The captcha provider's public secret for tests, which passes whatever it is asked. */
export const captchaTestSecret = "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe";
