/** What `npm run outbox -- --help` prints. */
export const help = `The outbox: requests from the forms that wait for delivery.

  npm run outbox -- list [--all]       what waits and what is dead; --all: also what was delivered
  npm run outbox -- show ID            the text of a request; the audit trail notes who read it
  npm run outbox -- replay ID          send a request now to the recipients who have not received it
  npm run outbox -- remove ID [--yes]  erase the text of a request for good
  npm run outbox -- export [--to FILE] all requests that still have their text, as JSON
  npm run outbox -- audit [ID]         what happened to requests, without their text

ID may be the beginning of an id. The commands work beside a running server and while it is stopped. They read
OUTBOX_URL and OUTBOX_KEYS as the server does: run them as its user, in its folder, with its settings.
Exit codes: 0 done, 1 could not be done, 2 the command makes no sense.`;
