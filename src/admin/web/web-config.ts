import type { CmsConfig, GitBackend } from "@sveltia/cms";
import { type AdminSettings, apiRoot } from "../../shared/settings/admin-settings";
import { signInPath } from "../../shared/site/admin-paths";
import { cmsConfig } from "../forms/cms-config";
import type { Offers } from "../forms/field-form";
import type { TranslatedLanguage } from "../translations/translated-files";
import { formatName } from "./content-format";

/** Where /admin is published, and where GitHub's sign-in helper answers. */
interface WebSite {
  readonly siteUrl: string;
  /** Origin of our server, if it is not the site's own. */
  readonly relayUrl: string | null;
}

/** Makes the configuration of the editor at /admin of the public site. Its forms are those of the live view. */
export function webConfig(
  settings: AdminSettings,
  site: WebSite,
  offers: Offers,
  languages: readonly TranslatedLanguage[],
): CmsConfig {
  const { collections = [], singletons = [], ...config } = cmsConfig(site.siteUrl, offers, languages);
  return {
    ...config,
    backend: backendOf(settings, site),
    publish_mode: settings.hasDrafts ? "editorial_workflow" : "simple",
    collections: collections.map((each) =>
      "files" in each
        ? { ...each, files: each.files.map((file) => ("file" in file ? inFormat(file, file.file) : file)) }
        : inFormatOfName(each),
    ),
    singletons: singletons.map(inFormatOfName),
  };
}

function inFormat<Form extends object>(form: Form, name: string): Form {
  return { ...form, format: formatName(name) };
}

function inFormatOfName<Form extends object>(form: Form): Form {
  return "name" in form ? inFormat(form, String(form.name)) : form;
}

function backendOf(settings: AdminSettings, { siteUrl, relayUrl }: WebSite): GitBackend {
  const { backend, repo, branch, host, appId } = settings;
  const common = {
    repo,
    ...(branch !== undefined && { branch }),
    api_root: apiRoot(settings),
    // A token made by hand would have more rights than the editor needs.
    auth_methods: ["oauth" as const],
    commit_messages: { create: "Add {{path}}", update: "Change {{path}}" },
  };
  if (backend === "github") {
    return {
      ...common,
      name: backend,
      ...(host !== "https://github.com" && { graphql_api_root: `${host}/api/graphql` }),
      base_url: relayUrl ?? siteUrl,
      auth_endpoint: signInPath.slice(1),
      squash_merges: true,
    };
  }
  const signIn = { ...common, base_url: host, app_id: appId };
  if (backend === "gitlab") return { ...signIn, name: backend, auth_type: "pkce", squash_merges: true };
  return { ...signIn, name: backend };
}
