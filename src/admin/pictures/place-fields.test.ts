import type { CmsConfig } from "@sveltia/cms";
import { withPicturePlaces } from "./place-fields";

const picture = (name: string) => ({ name, widget: "picture" });
const list = (name: string, inside: object) => ({ name, widget: "list", ...inside });
const config = {
  singletons: [
    {
      name: "team",
      media_folder: "/data/images",
      public_folder: "./images",
      fields: [list("team", { fields: [{ name: "id" }, picture("imageUrl")] })],
    },
    {
      name: "resources",
      fields: [list("resources", { types: [{ name: "x", fields: [picture("img"), picture("imgUrl")] }] })],
    },
  ],
  collections: [
    {
      fields: [
        { name: "title" },
        list("blocks", {
          types: [
            { name: "feature", fields: [{ name: "image", widget: "object", fields: [picture("src")] }] },
            { name: "team-list", fields: [list("drift", { field: picture("entry") })] },
          ],
        }),
      ],
    },
  ],
} as unknown as CmsConfig;

test("each picture knows its place, its place beside a video, and its folder", () => {
  const { singletons, collections } = withPicturePlaces(config);
  const [team, resources] = singletons as object[];
  expect(team).toMatchObject({
    media_folder: "/data/images/team",
    public_folder: "./images/team",
    fields: [{ fields: [{}, { place: { name: "a portrait" }, images: "./images" }] }],
  });
  expect(resources).not.toHaveProperty("media_folder");
  expect(resources).toMatchObject({
    fields: [{ types: [{ fields: [{ place: { name: "a video's picture" } }, {}] }] }],
  });
  const feature = {
    place: { name: "a picture beside words" },
    withVideo: { name: "a video's picture" },
    images: "../images",
  };
  const drift = { place: { name: "a drifting picture" } };
  expect(collections).toMatchObject([
    { fields: [{}, { types: [{ fields: [{ fields: [feature] }] }, { fields: [{ field: drift }] }] }] },
  ]);
});

test("a picture without a place is an error that names its field", () => {
  const singletons = [{ name: "links", file: "x", fields: [{ name: "links", fields: [picture("logo")] }] }];
  expect(() => withPicturePlaces({ singletons } as unknown as CmsConfig)).toThrow(
    "picture-places.ts has no place for links logo",
  );
});
