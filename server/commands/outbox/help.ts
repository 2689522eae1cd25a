/** What `npm run outbox -- --help` prints. */
export const help = `The outbox: requests from the forms that are waiting for delivery.

  npm run outbox -- list [--all]       waiting, refused and dead requests; --all: also delivered ones
  npm run outbox -- show ID            the text of a request; the audit trail records who read it
  npm run outbox -- replay ID          send a request now to the recipients who have not received it
  npm run outbox -- seen ID            you have looked at a refused recipient: the others have the request, its text is erased
  npm run outbox -- remove ID [--yes]  erase the text of a request permanently
  npm run outbox -- export [--to FILE] all requests that still have their text, as JSON
  npm run outbox -- audit [ID]         the history of requests, without their text
  npm run outbox -- move               move all requests from OUTBOX_FROM to OUTBOX_URL, also while servers run
  npm run outbox -- migrate [--role relay]  create or update the tables in PostgreSQL, as their owner

ID may be the beginning of an id. The commands work while the server is running or stopped. They read OUTBOX_URL and
OUTBOX_KEYS as the server does: run them as its user, in its folder, with its settings.
Exit codes: 0 done, 1 failed, 2 invalid command line.`;
