/** How many days the id, key and times of a settled request stay stored, so that a repeat is recognized. */
export const settledRetentionDays = 90;

/** How many days the audit trail is kept: six years, as 45 CFR 164.316(b)(2)(i) requires. */
export const auditRetentionDays = 6 * 366;
