/** An event that a worker is kept alive for until its work is done. */
export interface WorkerEvent extends MessageEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** What a service worker has and a page has not. TypeScript's own types of it clash with those of a page. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate" | "message", listener: (event: WorkerEvent) => void): void;
}
