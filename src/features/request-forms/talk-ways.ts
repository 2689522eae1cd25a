/** The ways to talk that a visitor can ask for: the checkbox, its label, and the words in the mail. */
export const talkWays = [
  { name: "sign_language", label: "Sign language (ASL)", mailed: "ASL (sign language)" },
  { name: "aac_device", label: "My child or I talk with an AAC device", mailed: "AAC device" },
  { name: "relay", label: "Call me through relay (711)", mailed: "relay (711)" },
  { name: "text_message", label: "Text me", mailed: "text message" },
] as const;
