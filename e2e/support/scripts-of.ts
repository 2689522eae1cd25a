import { basename } from "node:path";
import type { Page } from "@playwright/test";

/** Collects the names of the scripts that a page requests. */
export function scriptsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = basename(new URL(request.url()).pathname);
    if (name.endsWith(".js")) names.push(name);
  });
  return names;
}
