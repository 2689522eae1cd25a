import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { join } from "node:path";
import { readContent } from "../content-check/read-content";
import { adminPath } from "../shared/site/admin-paths";
import { type Answer, file, html, isFromHere, json, plain, readBody, send } from "./answer";
import { pageOfEntry } from "./beside/page-of-entry";
import { closingAnswers } from "./closing/closing-answers";
import { cmsConfig } from "./forms/cms-config";
import { offersOf } from "./forms/offers";
import { gitHost } from "./host/git-host";
import { apiPath, besidePath, closingPath } from "./host/names";
import { workingFiles } from "./host/working-files";
import { bundleAdmin } from "./page/bundle";
import { editorPage, looksPage, looksPath } from "./page/page";
import { savesPage, savesPath } from "./page/saves-page";
import { picturesPath } from "./pictures/addresses";
import { draftCheck } from "./saving/draft-check";
import { Refusal } from "./saving/refusal";
import { createSaves, type Saves } from "./saving/saves";
import { translatedLanguages } from "./translations/translated-files";
import { withTranslations } from "./translations/with-translations";

/**
 * Starts the server of /admin on a free port of this machine. The live view passes its requests on to it.
 * @param project the project's folder
 */
export async function startAdmin(project: string): Promise<Server> {
  const answer = answers(project);
  const server = createServer(async (request, response) => {
    try {
      send(response, await answer(request));
    } catch (error) {
      response.writeHead(500, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ message: (error as Error).message }));
    }
  });
  // The process ends with the live view, even while a browser keeps a connection open.
  server.unref();
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

/** Creates the function that answers requests for /admin in the live view. */
function answers(project: string): (request: IncomingMessage) => Promise<Answer> {
  /** Lets the pages of this start save. Other programs on this machine do not know it. */
  const token = randomBytes(32).toString("hex");
  const files = withTranslations(workingFiles(project), project);
  const check = draftCheck(project);
  const saves = createSaves(project, files, check);
  const askHost = gitHost(files, saves);
  const askClosing = closingAnswers(project, files, saves);
  const askSaves = savesAnswers(saves, token);
  const assets = join(project, "var/admin/page");
  const bundled = bundleAdmin(assets);
  // A request for a file gets the error.
  bundled.catch(() => undefined);
  // The first check opens every picture. Done now, the first save does not wait for it.
  check(new Map()).catch(() => undefined);

  return async (request) => {
    const { host = "localhost" } = request.headers;
    const { pathname, origin, searchParams } = new URL(request.url ?? "/", `http://${host}`);
    if (!isFromHere(request)) return plain(403, "Open /admin on this computer.");
    const body = request.method === "POST" ? await readBody(request) : "";
    if (pathname === adminPath) {
      const { content } = readContent(project);
      const config = cmsConfig(origin, offersOf(content), translatedLanguages(content));
      return html(200, editorPage(config, { token }));
    }
    if (pathname.startsWith(`${adminPath}/files/`)) {
      await bundled;
      return file(assets, pathname.slice(`${adminPath}/files/`.length));
    }
    if (pathname.startsWith(`${picturesPath}/`)) {
      return file(join(project, "data/images"), decodeURI(pathname.slice(`${picturesPath}/`.length)));
    }
    if (pathname === looksPath) return html(200, looksPage());
    if (pathname.startsWith(`${besidePath}/`)) {
      return json(200, pageOfEntry(project, decodeURIComponent(pathname.slice(`${besidePath}/`.length))));
    }
    if (pathname.startsWith(savesPath)) return askSaves(pathname, body);
    if (pathname !== closingPath && !pathname.startsWith(`${apiPath}/`)) return plain(404, "Not found.");
    if (request.headers.authorization !== `token ${token}`) return json(401, { message: "Reload the page." });
    if (pathname === closingPath) {
      const { when, date } = JSON.parse(body);
      return askClosing(when, date);
    }
    return askHost({
      method: request.method ?? "GET",
      path: pathname.slice(apiPath.length),
      query: searchParams,
      body: body === "" ? undefined : JSON.parse(body),
    });
  };
}

/**
 * Answers for the list of saves and its buttons.
 * @param token what the form of a button must send
 * @returns a function of the path and of what a form sends; "" if nothing was sent
 */
function savesAnswers(saves: Saves, token: string) {
  const show = (status: number, note?: string) => html(status, savesPage(saves.history(), token, note));

  return async (path: string, sent: string): Promise<Answer> => {
    if (sent === "") return show(200);
    if (new URLSearchParams(sent).get("token") !== token) {
      return show(403, "The live view was started again in the meantime. Try once more.");
    }
    try {
      const { title } = await saves.takeBack(path.slice(`${savesPath}/commit/`.length));
      return show(200, `Done: ${title}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return show(error.isConflict ? 409 : 422, `This was not taken back.\n${error.message}`);
    }
  };
}
