import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import Ajv from "ajv";
import { collections } from "../../content/collections";
import { readContent } from "../../content-check/read-content";
import type { AdminSettings } from "../../shared/settings/admin-settings";
import { cmsConfig } from "../forms/cms-config";
import { translatedLanguages } from "../translations/translated-files";
import { formatName } from "./content-format";
import { webConfig } from "./web-config";

const languages = translatedLanguages(readContent(process.cwd()).content);
const offers = { links: [], translatedPages: [], facts: [] };

const site = { siteUrl: "https://www.clinic.example", relayUrl: null };
const github: AdminSettings = {
  backend: "github",
  repo: "clinic/website",
  branch: undefined,
  host: "https://github.com",
  appId: undefined,
  hasDrafts: true,
};
const gitlab: AdminSettings = { ...github, backend: "gitlab", host: "https://gitlab.com", appId: "0a1b" };
const gitea: AdminSettings = {
  ...gitlab,
  backend: "gitea",
  host: "https://git.example",
  branch: "edits",
  hasDrafts: false,
};
const file = join(dirname(require.resolve("@sveltia/cms")), "../schema/sveltia-cms.json");
const validate = new Ajv({ strict: false, validateFormats: false, logger: false }).compile(
  JSON.parse(readFileSync(file, "utf8")),
);

test.each([
  // Our server's helper signs in.
  [github, { api_root: "https://api.github.com", base_url: site.siteUrl, auth_endpoint: "admin/sign-in" }],
  [gitlab, { base_url: "https://gitlab.com", app_id: "0a1b", auth_type: "pkce" }],
  [gitea, { api_root: "https://git.example/api/v1", branch: "edits", app_id: "0a1b" }],
])("with %j, editors sign in and save there", (settings, backend) => {
  const config = webConfig(settings, site, offers, languages);
  validate(JSON.parse(JSON.stringify(config)));
  expect(validate.errors ?? []).toEqual([]);
  expect(config.backend).toMatchObject({ name: settings.backend, ...backend });
});

test("the configuration of one's own computer fits the editor's schema, too", () => {
  validate(JSON.parse(JSON.stringify(cmsConfig(site.siteUrl, offers, languages))));
  expect(validate.errors ?? []).toEqual([]);
});

test("a server elsewhere helps to sign in, if it takes the forms", () => {
  const config = webConfig(github, { ...site, relayUrl: "https://relay.example" }, offers, []);
  expect(config.backend).toMatchObject({ base_url: "https://relay.example" });
});

test("each file is read and written in our own format", () => {
  const { collections: folders = [], singletons = [] } = webConfig(github, site, offers, languages);
  const forms = folders.flatMap((each): readonly object[] => ("files" in each ? each.files : [each]));
  const formats = [...forms, ...singletons].map((each) => "format" in each && each.format);
  const translations = languages.flatMap(({ files }) => files.map(({ path }) => path));
  expect(formats.sort()).toEqual([...Object.keys(collections), ...translations].map(formatName).sort());
});

test.each([github, gitlab, gitea])("the forms at %j are those of one's own computer", (settings) => {
  const plain = (config: CmsConfig) =>
    JSON.parse(JSON.stringify(config).replaceAll(/"format":"content-[^"]*"/g, '"format":"json"'));
  // Where a save goes, and how a file is written, is all that differs.
  expect(plain(webConfig(settings, site, offers, languages))).toEqual({
    ...plain(cmsConfig(site.siteUrl, offers, languages)),
    backend: expect.objectContaining({ repo: "clinic/website", auth_methods: ["oauth"] }),
    publish_mode: settings.hasDrafts ? "editorial_workflow" : "simple",
  });
});
