/** The ways to talk that a visitor can ask for: the checkbox, also the name of its label, and the words in the mail. */
export const talkWays = [
  { name: "sign_language", mailed: "ASL (sign language)" },
  { name: "aac_device", mailed: "AAC device" },
  { name: "relay", mailed: "relay (711)" },
  { name: "text_message", mailed: "text message" },
] as const;
