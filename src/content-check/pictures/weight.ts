/** The largest allowed size of a picture, in bytes. docs/editors/team.md states it as well. */
export const maxPictureBytes = 450 * 1024;

/** Formats a number of bytes: "451 KB", "2.3 MB". */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
