/** Gatsby's connection of a page to the live view, which it copies into .cache/ when it starts. */
declare module "*/.cache/socketIo" {
  interface Socket {
    readonly connected: boolean;
    emit(name: string, value: string): void;
    on(name: string, listener: () => void): void;
  }
  const getSocket: () => Socket;
  export default getSocket;
}
