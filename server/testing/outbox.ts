import { rm } from "node:fs/promises";
import { createClient } from "@libsql/client";
import type { OutboxSettings } from "../relay/outbox/open-outbox";
import type { Outbox } from "../relay/outbox/outbox";
import type { OutboxParts } from "../relay/outbox/parts";
import { openPostgresOutbox } from "../relay/outbox/postgres/open-postgres";
import { renewalInterval } from "../relay/outbox/upkeep";
import { postgresObstacle, setDatabaseClock, setUpPostgres } from "./postgres";
import {
  createTestLog,
  desk,
  firstKey,
  openTestOutbox,
  outboxWith,
  setUpFolder,
  validRequest,
} from "./test-relay";

const { id: _id, receivedAt: _receivedAt, isVerified: _isVerified, ...filledForm } = validRequest;

/** The form fields of `validRequest`. */
export const validForm = filledForm;

/** The result for a recipient whose mail server has accepted the mail. */
export const delivered = (recipient: string) => ({ recipient, outcome: "delivered", code: 250 }) as const;

/** Gives each test of the calling file a new outbox in a real file. */
export function setUpOutbox() {
  const folder = setUpFolder();
  let outbox: Outbox;
  beforeEach(async () => {
    outbox = await openTestOutbox(folder.outboxUrl);
  });
  afterEach(() => outbox.close());

  return {
    outbox: () => outbox,
    folder,
    /** Closes and reopens the outbox, with other settings if given, as a restart does. */
    async reopen(
      settings: Partial<OutboxSettings> = {},
      onDead?: OutboxParts["onDead"],
      log = createTestLog(),
    ): Promise<void> {
      outbox.close();
      outbox = await openTestOutbox(folder.outboxUrl, settings, log, onDead);
    },
  };
}

/** In milliseconds. How long a claim lasts in each store. */
export const leases = { "a file": 30 * 60_000, PostgreSQL: 120_000 };

/** An outbox that tests use without knowing where it keeps its requests. */
export type TestStore = ReturnType<typeof setUpFileStore>;

/** Gives each test of the calling block a new outbox in a file, at the time of `validRequest`. */
export function setUpFileStore() {
  const { outbox, folder, reopen } = setUpOutbox();
  beforeEach(() => setClock(validRequest.receivedAt.getTime()));
  afterEach(() => void jest.restoreAllMocks());
  /** Stops the clock of the outbox at a time in milliseconds since 1970. */
  const setClock = async (time: number): Promise<void> => void jest.spyOn(Date, "now").mockReturnValue(time);
  return {
    ...{ outbox, reopen, setClock },
    url: () => folder.outboxUrl,
    /** Closes the outbox and deletes everything in it. */
    async empty() {
      outbox().close();
      await rm(folder.path, { recursive: true });
    },
    /** Runs a statement on the tables, which have the same names and columns everywhere. */
    async query(sql: string): Promise<readonly object[]> {
      const client = createClient({ url: folder.outboxUrl, concurrency: 1 });
      const { rows } = await client.execute(sql);
      client.close();
      return rows;
    },
  };
}

/** Gives each test of the calling block an empty outbox in PostgreSQL, at the time of `validRequest`. */
export function setUpPostgresStore() {
  const { server, owner, empty } = setUpPostgres();
  let opened: Outbox[];
  beforeEach(async () => {
    opened = [];
    await setClock(validRequest.receivedAt.getTime());
    await open({});
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const outbox of opened) outbox.close();
  });

  async function setClock(time: number): Promise<void> {
    jest.spyOn(Date, "now").mockReturnValue(time);
    await setDatabaseClock(owner(), time);
  }

  async function open(
    settings: Partial<OutboxSettings>,
    onDead: OutboxParts["onDead"] = () => {},
    log = createTestLog(),
  ): Promise<Outbox> {
    const usual = { keys: [firstKey], recipients: [desk], site: "clinic.example" };
    const url = server().url("relay");
    const parts = await openPostgresOutbox({ ...usual, ...settings, url }, log, onDead, () => {});
    const outbox = outboxWith(parts);
    opened.unshift(outbox);
    return outbox;
  }

  const current = () => {
    const [outbox] = opened;
    if (!outbox) throw new Error("The outbox is not open.");
    return outbox;
  };

  async function reopen(
    settings: Partial<OutboxSettings> = {},
    ...others: [OutboxParts["onDead"]?, ReturnType<typeof createTestLog>?]
  ): Promise<void> {
    current().close();
    await open(settings, ...others);
  }

  return {
    ...{ server, owner, outbox: current, reopen },
    url: () => server().url("relay"),
    async empty() {
      current().close();
      await empty();
    },
    /** Closes and reopens the outbox. @returns what it does at an interval to renew its claims */
    async reopenWithRenewal() {
      const timers = jest.spyOn(global, "setInterval");
      await reopen();
      const [renew] = timers.mock.calls.find(([, milliseconds]) => milliseconds === renewalInterval) ?? [];
      timers.mockRestore();
      if (!renew) throw new Error("The claims are not renewed.");
      return renew as () => void;
    },
    setClock,
    query: (sql: string): Promise<readonly object[]> =>
      owner().query(sql.replace(/\b(FROM|INTO|UPDATE) (?!relay)/g, "$1 relay.")),
    /** Opens one more, as another relay of the group does. */
    async open(settings: Partial<OutboxSettings> = {}) {
      const another = await open(settings);
      opened.push(...opened.splice(0, 1));
      return another;
    },
  };
}

const isTested = postgresObstacle() === undefined || process.env.CI === "true";

/**
 * Where an outbox may be, with the function that gives each test of the calling block one there. Without
 * PostgreSQL only the file is tested, except in CI, where the tests then fail and say so.
 */
export const stores: readonly (readonly [name: "a file" | "PostgreSQL", setUp: () => TestStore])[] = [
  ["a file", setUpFileStore],
  ...(isTested ? [["PostgreSQL", setUpPostgresStore] as const] : []),
];
