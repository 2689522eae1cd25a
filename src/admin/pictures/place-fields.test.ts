import type { CmsConfig } from "@sveltia/cms";
import { withPicturePlaces } from "./place-fields";

const picture = (name: string) => ({ name, widget: "picture" });
const config = {
  singletons: [
    {
      name: "team",
      file: "data/team.json",
      media_folder: "/data/images",
      public_folder: "./images",
      fields: [{ name: "team", widget: "list", fields: [{ name: "id" }, picture("imageUrl")] }],
    },
    {
      name: "resources",
      file: "data/resources.json",
      fields: [
        {
          name: "resources",
          widget: "list",
          types: [{ name: "x", fields: [picture("img"), picture("imgUrl")] }],
        },
      ],
    },
  ],
  collections: [
    {
      name: "pages",
      folder: "data/pages",
      fields: [
        { name: "title" },
        {
          name: "blocks",
          widget: "list",
          types: [
            { name: "feature", fields: [{ name: "image", widget: "object", fields: [picture("src")] }] },
            { name: "team-list", fields: [{ name: "drift", widget: "list", field: picture("entry") }] },
          ],
        },
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
  expect(collections).toMatchObject([
    {
      fields: [
        {},
        {
          types: [
            {
              fields: [
                {
                  fields: [
                    {
                      place: { name: "a picture beside words" },
                      withVideo: { name: "a video's picture" },
                      images: "../images",
                    },
                  ],
                },
              ],
            },
            { fields: [{ field: { place: { name: "a drifting picture" } } }] },
          ],
        },
      ],
    },
  ]);
});

test("a picture without a place is an error that names its field", () => {
  const singletons = [{ name: "links", file: "x", fields: [{ name: "links", fields: [picture("logo")] }] }];
  expect(() => withPicturePlaces({ singletons } as unknown as CmsConfig)).toThrow(
    "picture-places.ts has no place for links logo",
  );
});
