/** The most bytes that a picture may have. Also in docs/editors/team.md. */
export const heaviest = 450 * 1024;

/** Bytes as people read them: "451 KB", "2.3 MB". */
export function inBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
