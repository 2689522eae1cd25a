/** Why a request is rejected. */
export type RejectionReason = keyof ReturnType<typeof errorResponses>;

/** A status and a message, which the browser shows to the visitor as it is. */
export interface ErrorResponse {
  readonly status: 400 | 403 | 405 | 409 | 413 | 415 | 429 | 503;
  readonly error: string;
}

/**
 * The response for each reason. The browser replaces messages that contain certain words ("token", "network"
 * and others in the specification's error catalog), so none of these may contain one.
 * @param phone the clinic's phone number, as an alternative to the form
 */
export function errorResponses(phone: string) {
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
  } satisfies Record<string, ErrorResponse>;
}
