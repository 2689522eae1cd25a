import type { OutboxSettings } from "../relay/outbox/open-outbox";
import type { Outbox } from "../relay/outbox/outbox";
import type { OutboxParts } from "../relay/outbox/parts";
import { makeFolder, openTestOutbox, validRequest } from "./test-relay";

const { id: _id, receivedAt: _receivedAt, isVerified: _isVerified, ...filledForm } = validRequest;

/** The form fields of `validRequest`. */
export const validForm = filledForm;

/** The result for a recipient whose mail server has accepted the mail. */
export const delivered = (recipient: string) => ({ recipient, outcome: "delivered", code: 250 }) as const;

/** Gives each test of the calling file a new outbox in a real file. */
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
    /** Closes and reopens the outbox, with other settings if given, as a restart does. */
    async reopen(settings: Partial<OutboxSettings> = {}, onDead?: OutboxParts["onDead"]): Promise<void> {
      outbox.close();
      outbox = await openTestOutbox(folder.outboxUrl, settings, undefined, onDead);
    },
  };
}
