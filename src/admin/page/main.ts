import CMS, { type CmsConfig } from "@sveltia/cms";
import { showPageBeside } from "../beside/beside";
import { closingButton } from "../closing/closing-button";
import type { BlockLook } from "../looks/block-looks";
import { showLooksInMenus } from "../looks/menu-pictures";
import { showProblemsAtFields } from "../marks/marks";
import { reloadWhenNoFormIsOpen } from "./reload";
import { say, sayAgain } from "./say";

/** What the page gets from the server, in an element with the id "admin". */
interface Start {
  readonly config: CmsConfig;
  /** Lets this page save. It is new with each start of the live view. */
  readonly token: string;
  readonly looks: readonly BlockLook[];
}

const { config, token, looks }: Start = JSON.parse(document.querySelector("#admin")?.textContent ?? "");

// The editor signs in by itself with the account that it remembers. On this machine nobody has to sign in.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "gitea", token }));
CMS.init({ config });
showPageBeside();
showProblemsAtFields();
showLooksInMenus(looks);
const closing = document.querySelector<HTMLButtonElement>("#close-tomorrow");
if (closing) closingButton(closing, token, say, reloadWhenNoFormIsOpen);
sayAgain();
