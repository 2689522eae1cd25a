/** reCAPTCHA's public site key for tests, which accepts everything. */
export const captchaTestKey = "6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI";
/** reCAPTCHA's public secret for tests, with which every verification succeeds. */
export const captchaTestSecret = "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe";
