import { fileName } from "./file-name";

test.each([
  ["rosa", "IMG_0042.HEIC", "image/jpeg", "rosa.jpg"],
  ["María's Room & more!", "x.jpg", "image/jpeg", "maria-s-room-more.jpg"],
  ["About {name}", "x.jpg", "image/jpeg", "about.jpg"],
  ["", "IMG_0042.HEIC", "image/jpeg", "img-0042.jpg"],
  ["", "My photo (1).final.PNG", "image/png", "my-photo-1-final.png"],
  ["—", "照片.jpg", "image/jpeg", "picture.jpg"],
  [`${"a".repeat(49)} b`, "x.jpg", "image/jpeg", `${"a".repeat(49)}.jpg`],
  ["../../etc/passwd", "x.jpg", "image/jpeg", "etc-passwd.jpg"],
])("a picture of %j that was %j, as %s, is %j", (words, earlier, type, expected) => {
  expect(fileName(words, earlier, type)).toBe(expected);
});
