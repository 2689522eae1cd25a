import { openPicture } from "./open-picture";

beforeAll(() => {
  global.createImageBitmap = jest.fn(async () => Promise.reject(new Error("not a picture")));
});

/** jsdom's files have no bytes that can be read. */
function fileOf(content: string, type: string): File {
  const slice = (from: number, to: number) => ({
    arrayBuffer: async () =>
      Uint8Array.from(content.slice(from, to), (letter) => letter.charCodeAt(0)).buffer,
    text: async () => content.slice(from, to),
  });
  return Object.assign(new File([], "scan.jpg", { type }), { slice });
}

test.each([
  ["a PDF with the name of a picture", "%PDF-", "image/jpeg", "scan.jpg is a PDF, whatever its name says."],
  ["a damaged picture", "\u0000", "image/jpeg", "scan.jpg cannot be read"],
  ["a damaged HEIC picture, whatever its type", "\0\0\0\x18ftypheic", "", "scan.jpg cannot be read"],
  ["something else", "Hello", "text/plain", "scan.jpg is not a picture."],
])("%s is refused for what it is", async (_, content, type, words) => {
  await expect(openPicture(fileOf(content, type))).rejects.toThrow(words);
});
