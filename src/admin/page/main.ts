import CMS, { type CmsConfig } from "@sveltia/cms";
import { registerRichText } from "../rich-text/register";

/** What the page gets from the server, in an element with the id "admin". */
interface Start {
  readonly config: CmsConfig;
  /** Lets this page save. It is new with each start of the live view. */
  readonly token: string;
}

const { config, token }: Start = JSON.parse(document.querySelector("#admin")?.textContent ?? "");

// The editor signs in by itself with the account that it remembers. On this machine nobody has to sign in.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "gitea", token }));
registerRichText();
CMS.init({ config });
