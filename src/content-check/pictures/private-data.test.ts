import sharp, { type Sharp } from "sharp";
import { checkWithPictures } from "../check-with-pictures";
import { type Fixture, makeFixture } from "../valid-site.fixtures";
import { privateDataIn } from "./inspect-pictures";
import { photo, portrait, team, writePicture } from "./pictures.fixtures";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
});
afterEach(() => site.remove("."));

const write = (path: string, picture: Sharp) => writePicture(site, path, picture);

const phone = {
  IFD0: { Make: "Apple", Model: "iPhone 15" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "61/1 34/1 0/1",
    GPSLongitudeRef: "W",
    GPSLongitude: "149/1 26/1 0/1",
  },
};
const withoutPlace = { IFD0: { Make: "NIKON", Model: "NIKON D850" } };

test.each([
  [
    "where and with which camera",
    phone,
    "where it was taken and with which camera (Apple iPhone 15)",
    "Remove Location Info",
  ],
  ["with which camera", withoutPlace, "with which camera (NIKON D850)", "Remove Properties"],
])("warns of a picture that says %s it was taken", async (_, exif, says, advice) => {
  await write(portrait, photo(960, 1200).withExif(exif).jpeg());
  const { problems, warnings } = await checkWithPictures(site.folder);
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    expect.objectContaining({
      file: team,
      entry: '"anika"',
      found: expect.stringContaining(says),
      fix: expect.stringContaining(advice),
    }),
  ]);
});

test("warns of a picture that no field names", async () => {
  await write("data/images/hero/spare.jpg", photo(960, 640).withExif(phone).jpeg());
  const { warnings } = await checkWithPictures(site.folder);
  expect(warnings).toEqual([expect.objectContaining({ file: "data/images/hero/spare.jpg" })]);
});

test("ignores truncated EXIF data", async () => {
  const whole = await photo(960, 1200).withExif(phone).jpeg().toBuffer();
  const { exif = Buffer.alloc(0) } = await sharp(whole).metadata();
  for (const length of [0, 4, 8, 12, 30])
    expect(privateDataIn(exif.subarray(0, length), undefined)).toEqual({ hasLocation: false });
});
