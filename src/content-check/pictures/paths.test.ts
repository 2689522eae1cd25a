import { checkContent } from "../check-content";
import { siteOfEachTest } from "../valid-site.fixtures";

const team = "data/team.json";

const site = siteOfEachTest();

const ben = '"./images/team/ben.jpg"';
const home = "data/images/team/";
const jpeg = Buffer.from("ffd8ffe0", "hex");
const png = Buffer.from("89504e470d0a1a0a", "hex");
const heic = "\0\0\0\x24ftypheic\0\0\0\0mif1heic";

/** The path that is written for Ben's portrait, the files that exist, and the fix that the check suggests. */
const values: Record<string, [written: string, files: Record<string, string | Buffer>, fix: string]> = {
  "no ./": ["images/team/ben.jpg", {}, `Write ${ben}.`],
  "a path from the root of the project": ["/data/images/team/ben.jpg", {}, `Write ${ben}.`],
  "a Windows path inside the project": ["C:\\site\\data\\images\\team\\ben.jpg", {}, `Write ${ben}.`],
  "a Windows path outside the project": [
    "C:\\Users\\me\\My Rosa.JPG",
    {},
    `Save the picture as ${home}my-rosa.jpg and write "./images/team/my-rosa.jpg".`,
  ],
  "a web address": [
    "https://else.example/rosa.jpg",
    {},
    `Save the picture as ${home}rosa.jpg and write "./images/team/rosa.jpg".`,
  ],
  "plain text": ["a photo of Ben at the lake", {}, `Write ${ben}.`],
  "only a file name": ["ben.jpg", {}, `Write ${ben}.`],
  "no file extension": ["./images/team/ben", {}, `Write ${ben}.`],
  nothing: ["", {}, `Write ${ben}.`],
  "an uppercase extension of a file with a lowercase one": ["./images/team/ben.JPG", {}, `Write ${ben}.`],
  "an uppercase extension that the file has": [
    "./images/team/Rosa.JPG",
    { "Rosa.JPG": jpeg },
    'Rename the file to rosa.jpg and write "./images/team/rosa.jpg".',
  ],
  "a lowercase extension of a file with an uppercase one": [
    "./images/team/rosa.jpg",
    { "Rosa.JPG": jpeg },
    'Rename the file to rosa.jpg and leave "./images/team/rosa.jpg" as it is.',
  ],
  "a lowercase name of a file with a capital letter": [
    "./images/team/rosa.jpg",
    { "Rosa.jpg": jpeg },
    'Write "./images/team/Rosa.jpg", or rename the file to rosa.jpg.',
  ],
  "spaces and an uppercase extension": [
    "./images/team/My New Photo.JPG",
    { "My New Photo.JPG": jpeg },
    'Rename the file to my-new-photo.jpg and write "./images/team/my-new-photo.jpg".',
  ],
  ".jpeg": [
    "./images/team/rosa.jpeg",
    { "rosa.jpeg": jpeg },
    'Rename the file to rosa.jpg and write "./images/team/rosa.jpg".',
  ],
  ".jpg of a file that ends in .jpeg": [
    "./images/team/rosa.jpg",
    { "rosa.jpeg": jpeg },
    'Rename the file to rosa.jpg and write "./images/team/rosa.jpg".',
  ],
  ".PNG": [
    "./images/team/rosa.PNG",
    { "rosa.PNG": png },
    'Rename the file to rosa.png and write "./images/team/rosa.png".',
  ],
  ".heic": [
    "./images/team/Rosa.HEIC",
    { "Rosa.HEIC": heic },
    `Open it in Photos and export it as a JPEG named ${home}rosa.jpg. Then write "./images/team/rosa.jpg".`,
  ],
  ".jpg of a file that ends in .heic": [
    "./images/team/rosa.jpg",
    { "rosa.heic": heic },
    `Open it in Photos and export it as a JPEG named ${home}rosa.jpg. Then write "./images/team/rosa.jpg".`,
  ],
  ".webp of a file that does not exist": [
    "./images/team/rosa.webp",
    {},
    `Open it in a photo app and export it as a JPEG named ${home}rosa.jpg. Then write "./images/team/rosa.jpg".`,
  ],
};

test.each(Object.entries(values))("suggests a fix for %s", (_, [written, files, fix]) => {
  site.replace(team, ben, JSON.stringify(written));
  for (const [name, content] of Object.entries(files)) site.write(home + name, content);
  const { problems } = checkContent(site.folder);
  expect(problems).toEqual([
    expect.objectContaining({ file: team, entry: '"ben"', field: '"imageUrl"', fix }),
  ]);
});

test.each(Object.entries(values))("accepts the suggested fix for %s", (_, [, files, fix]) => {
  const [, value = ""] = /(?:[Ww]rite|leave) "([^"]+)"/.exec(fix) ?? [];
  site.replace(team, ben, JSON.stringify(value));
  const [kept] = fix.startsWith("Write") ? Object.entries(files) : [];
  if (kept) site.write(home + kept[0], kept[1]);
  else site.write(`data/${value.slice(2)}`, value.endsWith(".png") ? png : jpeg);
  expect(checkContent(site.folder).problems).toEqual([]);
});

const described = 'Write { "src": "../images/hero/scene.jpg", "alt": "what the picture shows" }.';
test.each([
  ["the path of an existing picture", "../images/hero/scene.jpg", described],
  ["a path from the root of the project", "data/images/hero/scene.jpg", described],
  [
    "plain text, which becomes the description",
    "Our team in the snow",
    'Save the picture as data/images/hero/our-team-in-the-snow.jpg and write { "src": "../images/hero/our-team-in-the-snow.jpg", "alt": "Our team in the snow" }.',
  ],
])("suggests a picture with its description instead of %s", (_, written, fix) => {
  const page = "data/pages/our-team.json";
  const image = /"image": \{[^}]+\}/.exec(site.read(page))?.[0] ?? "";
  site.replace(page, image, `"image": ${JSON.stringify(written)}`);
  expect(checkContent(site.folder).problems).toMatchObject([{ field: '"image"', fix }]);
});
