import { archive, desk } from "../../testing/test-relay";
import { type Reply, repliesIn, repliesTo } from "./replies";

const both = [desk, archive];
const general = (kind: Reply["kind"], code?: number) =>
  both.map((recipient) => ({ recipient, kind, code, isPersonal: false }));
const refusedWith = (responseCode: unknown) => ({ recipient: desk, responseCode });

test.each<[code: unknown, reply: Partial<Reply>]>([
  [450, { kind: "temporary", code: 450 }],
  [499, { kind: "temporary", code: 499 }],
  [500, { kind: "permanent", code: 500 }],
  [550, { kind: "permanent", code: 550 }],
  ["550", { kind: "temporary", code: undefined }],
  [undefined, { kind: "temporary", code: undefined }],
])("one recipient is refused with %p, the other has the mail", (code, reply) => {
  const error = refusedWith(code);
  expect(repliesTo(both, { accepted: [archive], rejectedErrors: [error] })).toEqual({
    replies: [
      { recipient: desk, isPersonal: true, ...reply },
      { recipient: archive, kind: "accepted", code: 250, isPersonal: false },
    ],
    isServerFine: true,
    error,
  });
});

test("a recipient that the result of an accepted mail does not mention is tried again", () => {
  expect(repliesTo(both, { accepted: [archive] })).toEqual({
    replies: [
      { recipient: desk, kind: "temporary", isPersonal: true },
      { recipient: archive, kind: "accepted", code: 250, isPersonal: false },
    ],
    isServerFine: true,
    error: undefined,
  });
});

test.each<[error: object, replies: readonly object[], isServerFine: boolean]>([
  [{ code: "EMESSAGE", responseCode: 554 }, general("permanent", 554), true],
  [{ code: "EMESSAGE", responseCode: 500 }, general("permanent", 500), true],
  [{ code: "EMESSAGE", responseCode: 499 }, general("temporary", 499), true],
  [{ code: "EMESSAGE", responseCode: 421 }, general("temporary", 421), false],
  [{ code: "EMESSAGE", responseCode: "554" }, general("permanent"), true],
  [{ code: "EMESSAGE" }, general("permanent"), true],
  [{ code: "EENVELOPE", command: "RCPT TO", responseCode: 550 }, general("permanent", 550), true],
  [{ code: "EENVELOPE", command: "MAIL FROM", responseCode: 550 }, general("permanent", 550), false],
  [{ code: "EAUTH", responseCode: 535 }, general("temporary", 535), false],
  [{ code: "ECONNECTION" }, general("temporary"), false],
  [{}, general("temporary"), false],
])("the error %j has the replies %j, and the server is fine: %p", (error, replies, isServerFine) => {
  expect(repliesIn(both, error)).toEqual({ replies, isServerFine, error });
});

test("when every recipient is refused, each has its own reply, and the others that of the mail", () => {
  const rejectedErrors = [refusedWith(550)];
  const error = { code: "EENVELOPE", command: "RCPT TO", responseCode: 451, rejectedErrors };
  expect(repliesIn(both, error).replies).toEqual([
    { recipient: desk, kind: "permanent", code: 550, isPersonal: true },
    { recipient: archive, kind: "temporary", code: 451, isPersonal: false },
  ]);
});
