/**
 * An ExtendableEvent: the browser keeps the worker running until the promise passed to `waitUntil` settles.
 */
export interface WorkerEvent extends MessageEvent {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The part of ServiceWorkerGlobalScope that is used here. TypeScript's own "webworker" types conflict with
 * "dom".
 */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate" | "message", listener: (event: WorkerEvent) => void): void;
}
