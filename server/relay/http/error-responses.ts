/** Why a request is not taken. */
export type RejectionReason =
  | "unreadable"
  | "badKey"
  | "foreign"
  | "captchaMissing"
  | "captchaRefused"
  | "notPosted"
  | "tooLong"
  | "notJson"
  | "tooMany"
  | "otherRequest"
  | "notSaved";

/** What a visitor is told; the browser shows it as it is. */
export interface ErrorResponse {
  readonly status: 400 | 403 | 405 | 409 | 413 | 415 | 429 | 503;
  readonly error: string;
}

/**
 * One sentence for each reason. The browser has messages of its own for some words ("token", "network" and others of the
 * specification's error catalogue): no sentence holds one of those, and a test holds them to it.
 * @param phone the other way to reach the clinic
 */
export function errorResponses(phone: string): Record<RejectionReason, ErrorResponse> {
  const orCall = `or call us at ${phone}`;
  return {
    unreadable: { status: 400, error: "The form could not be read. Please send it again." },
    badKey: { status: 400, error: "The form could not be sent like this. Please load the page again." },
    foreign: { status: 403, error: `Please send the form from our own website, ${orCall}.` },
    captchaMissing: {
      status: 403,
      error: "Please tick the box that shows you are not a robot. Then send the form again.",
    },
    captchaRefused: {
      status: 403,
      error: `We could not tell that you are not a robot. Please tick the box again, ${orCall}.`,
    },
    notPosted: { status: 405, error: "Please send the form from its page." },
    otherRequest: {
      status: 409,
      error: `We already have another form that was sent from this page. Please send it again, ${orCall}.`,
    },
    tooLong: { status: 413, error: "Your message is too long. Please shorten it and send it again." },
    notJson: { status: 415, error: "The form arrived in a way we cannot read. Please load the page again." },
    tooMany: {
      status: 429,
      error: `We are getting too many requests at once. Please wait a few minutes, ${orCall}.`,
    },
    notSaved: {
      status: 503,
      error: `We could not save your request. Please try again in a minute, ${orCall}.`,
    },
  };
}
