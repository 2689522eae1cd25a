import { z } from "zod";

/** The text of a stored request, as JSON: what the visitor wrote, and whether the captcha was verified. */
export const contentSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  isVerified: z.boolean(),
});
