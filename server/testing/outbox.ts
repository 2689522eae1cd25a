import type { OutboxSettings } from "../relay/outbox/open-outbox";
import type { Outbox } from "../relay/outbox/outbox";
import type { OutboxParts } from "../relay/outbox/parts";
import { makeFolder, openTestOutbox, validRequest } from "./test-relay";

const { id: _id, receivedAt: _receivedAt, isVerified: _isVerified, ...filledForm } = validRequest;

/** What the visitor filled in to send `validRequest`. */
export const validForm = filledForm;

/** The result for a recipient whose mail server has taken the mail. */
export const delivered = (recipient: string) => ({ recipient, outcome: "delivered", code: 250 }) as const;

/** An outbox in a real file, new for each test of the file that calls this. */
export function setUpOutbox() {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let outbox: Outbox;
  beforeEach(async () => {
    folder = await makeFolder();
    outbox = await openTestOutbox(folder.outboxUrl);
  });
  afterEach(async () => {
    outbox.close();
    await folder.remove();
  });

  return {
    outbox: () => outbox,
    folder: () => folder,
    /** Closes the outbox and opens it again, with other settings where given, as a restart does. */
    async reopen(settings: Partial<OutboxSettings> = {}, onDead?: OutboxParts["onDead"]): Promise<void> {
      outbox.close();
      outbox = await openTestOutbox(folder.outboxUrl, settings, undefined, onDead);
    },
  };
}
