import type { ClaimedRequest } from "../outbox/outbox";
import { composeMail, type MailAddresses } from "./mail";
import type { Sent } from "./replies";
import type { Transport } from "./transport";
import type { Deliver } from "./worker";

/** Sends requests as mails. A request that cannot be composed counts as refused, so that it is reported. */
export function deliverAsMail(transport: Transport, addresses: MailAddresses): Deliver {
  return async (request) => {
    const recipients = request.recipients.map(({ address }) => address);
    try {
      return await transport.send(await composeMail(request, addresses), recipients, request.id);
    } catch (error) {
      return unsendable(request, error);
    }
  };
}

function unsendable({ recipients }: ClaimedRequest, error: unknown): Sent {
  const replies = recipients.map(
    ({ address }) => ({ recipient: address, kind: "permanent", isPersonal: false }) as const,
  );
  return { replies, isServerFine: true, error };
}
