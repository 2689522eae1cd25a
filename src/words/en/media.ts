/** Videos, and what is said in them. */
export const media = {
  play: "{title} Play the video",
  playInNewTab: "{title} Play the video (opens in a new tab)",
  close: "Close video",
  otherwise: "If the video does not start, {link}.",
  otherwiseLink: "open the video in a new tab",
  read: "Read what is said",
  readOf: ": {title}",
  noTranscript: "We have not written it down yet. Call {phone} and we will tell you what is said.",
  captionsChecked: "Captions: checked.",
  captionsCheckedOn: "Captions: checked on {date}.",
  captionsAutomatic: "Captions: made by a computer. They may have mistakes.",
  captionsNone: "Captions: none yet.",
} as const;
