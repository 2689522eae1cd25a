import { chmod, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type AcceptedRequest, composeMail, type MailAddresses } from "./mail";

/** Takes a request over for good: once this resolves, it is the clinic's to answer. */
export type Deliver = (request: AcceptedRequest) => Promise<void>;

/** Delivers into a folder, one .eml file for each request, named by time and id, for the owner's eyes only. */
export function deliverToFolder(directory: string, addresses: MailAddresses): Deliver {
  return async (request) => {
    const mail = await composeMail(request, addresses);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await chmod(directory, 0o700);
    const time = request.receivedAt.toISOString().replaceAll(":", "-");
    await writeDurably(directory, `${time}-${request.id}.eml`, mail);
  };
}

/** Writes a file so that, power cut or not, it is there whole or not at all, and is there once this resolves. */
async function writeDurably(directory: string, name: string, content: Buffer): Promise<void> {
  const temporary = join(directory, `.${name}.tmp`);
  try {
    await writeAndSync(temporary, content);
    await rename(temporary, join(directory, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(directory);
}

async function writeAndSync(path: string, content: Buffer): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name lasts only once its folder is on disk as well. Windows cannot open folders, and needs none of it. */
async function syncFolder(directory: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(directory, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
