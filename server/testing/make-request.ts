import type { AcceptedRequest } from "../relay/outbox/outbox";
import type { OutboxModel } from "./outbox-model";
import { validRequest } from "./test-relay";

let accepted = 0;
/** A request that nobody has sent yet, received at the model's present. */
export function makeRequest(model: OutboxModel, message: string): AcceptedRequest {
  accepted++;
  return { ...validRequest, id: `request ${accepted}`, receivedAt: new Date(model.now), message };
}
