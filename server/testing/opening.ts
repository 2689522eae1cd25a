import { join } from "node:path";
import { openInBackground } from "../relay/outbox/opening";
import { createTestLog, desk, firstKey, makeFolder } from "./test-relay";

/** Gives each test of the calling file an empty folder, a log, and a function that opens an outbox there. */
export function setUpOpening() {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let log: ReturnType<typeof createTestLog>;
  let opened: ReturnType<typeof openInBackground>[];
  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
    folder = await makeFolder();
    log = createTestLog();
    opened = [];
  });
  afterEach(async () => {
    for (const { outbox } of opened) outbox.close();
    jest.useRealTimers();
    await folder.remove();
  });

  return {
    folder: () => folder,
    /** The folder of the outbox, which does not exist yet. */
    directory: () => join(folder.path, "var"),
    log: () => log,
    open(onOpen = () => {}) {
      const settings = { url: folder.outboxUrl, keys: [firstKey], recipients: [desk] };
      const opening = openInBackground(settings, { log, onDead: () => {}, onOpen });
      opened.push(opening);
      return opening;
    },
  };
}
