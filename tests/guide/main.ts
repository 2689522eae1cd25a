/**
 * `npm run test:e2e -- guide`: follows docs/operators/deploy.md on a fresh Debian, step by step, with the commands and files that the
 * guide shows. Prints what it did not run. Requires root, systemd-nspawn, and a built site in public/. To see whether a wrong
 * command is noticed, name a changed copy of the guide: `npm run test:e2e -- guide /tmp/deploy.md`.
 */
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { requirePrograms } from "../debian-packages";
import { type Certificates, makeCertificates } from "./certificates";
import { startInternet } from "./internet";
import {
  boot,
  copyTrusted,
  installDebian,
  type Machine,
  packNode,
  runProgram,
  spawnOn,
  writeOn,
} from "./machine";
import { alertOf, type Block, printed, type Step, stepsOf, valuesOf } from "./steps";

const [, , guide = "docs/operators/deploy.md"] = process.argv;
const names = ["www.example.org", "example.org", "mail.example.org", "hooks.example.org", "nodejs.org"];
const visitor = { name: "Ana Sample", phone: "907-555-0100", email: "ana@example.com" };
const recipients = ["frontdesk@example.org", "office@example.net"];

/** What a step is followed with. */
interface Visit {
  readonly machine: Machine;
  readonly root: string;
  /** Where peers.ts writes what arrives. */
  readonly arrivals: string;
  /** The project on the computer where it is built. */
  readonly project: string;
  readonly certificates: Certificates;
}

const started = performance.now();
const notRun: string[] = [];
const print = (text: string) =>
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}\n`);

/** Asks until a text has what it should. @throws with the text when it still has not */
async function until(what: string, seconds: number, read: () => string | Promise<string>): Promise<void> {
  let text = "";
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(500)) {
    text = await read();
    if (text.includes(what)) return;
  }
  throw new Error(`After ${seconds} s there is no ${JSON.stringify(what)} in:\n${text}`);
}

const callsOf = ({ arrivals }: Visit) => {
  const file = join(arrivals, "calls");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

const mailsOf = ({ arrivals }: Visit) =>
  readdirSync(arrivals)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(arrivals, name), "utf8"));

/** Replaces what a reader replaces. @throws when the guide does not have it anymore */
function replaced(text: string, original: string | RegExp, replacement: string): string {
  const changed = text.replaceAll(original, replacement);
  if (changed === text) throw new Error(`${guide} does not have ${original} anymore.`);
  return changed;
}

/** Runs the commands of a block, and compares what they print with what the guide says. */
async function runBlock({ machine }: Visit, block: Block, commands = block.text): Promise<void> {
  const output = await machine.run(commands);
  for (const text of printed(block))
    if (!output.includes(text)) throw new Error(`${commands}does not print ${text}, but:\n${output}`);
}

/** Each line of the block asks for one value. */
async function writeSecrets({ machine }: Visit, step: Step, block: Block): Promise<void> {
  const values = valuesOf(step);
  for (const line of block.text.trim().split("\n")) {
    const [, name = ""] = /\/(\w+)\)$/.exec(line) ?? [];
    const value = values.get(name);
    if (value === undefined) throw new Error(`${guide} has no value for: ${line}`);
    // The port of the web server is taken on this machine.
    await machine.run(line, `${value.replace("hooks.example.org", "hooks.example.org:8443")}\n`);
  }
}

/** A CA as a hospital has it: the mail server's certificate is of the same one. */
async function addCa({ machine, certificates }: Visit, step: Step, block: Block): Promise<void> {
  const [, file = ""] = /as `(\S+\.crt)`/.exec(step.text) ?? [];
  await machine.run(
    `cat > ${file} && cat >> /etc/website/settings <<'END'\n${block.text}END`,
    readFileSync(certificates.ca, "utf8"),
  );
}

/** Runs what the guide runs on the computer where the site is built, except the build, which `npm test` runs. */
async function buildArchive({ machine, project }: Visit, block: Block): Promise<void> {
  const lines = block.text.trim().split("\n");
  const skipped = [
    /^npm ci$/,
    /^npm run launch-check -- --strict && SITE_URL=\S+ \S+ npm run build$/,
    /^scp website\.tgz root@www\.example\.org:$/,
  ];
  for (const line of lines) {
    if (skipped.some((pattern) => pattern.test(line))) notRun.push(line);
    else await runProgram(["sh", "-c", line], { cwd: project });
  }
  await machine.run(`base64 -d > website.tgz`, readFileSync(join(project, "website.tgz")).toString("base64"));
}

/** A copy of the built project, as the tests are run in it. */
function copyBuilt(target: string): void {
  for (const name of ["package.json", "package-lock.json", "server", "public", "deploy", "data"])
    cpSync(name, join(target, name), { recursive: true });
}

/** Sends a form as the page does. The captcha's provider is out of reach here, so its token is not checked. */
async function sendForm({ machine }: Visit, message: string): Promise<void> {
  const headers = '-H "Content-Type: application/json" -H "X-Captcha-Token: token"';
  const answer = await machine.run(
    `curl -sS --max-time 20 ${headers} -d @- https://www.example.org/send-email.php`,
    JSON.stringify({ ...visitor, message }),
  );
  if (!answer.includes('"success":true')) throw new Error(`The form is answered with ${answer}`);
}

/** Waits until a form has arrived in both mailboxes. */
async function arrives(visit: Visit, message: string): Promise<void> {
  for (const recipient of recipients)
    await until(recipient, 30, () =>
      mailsOf(visit)
        .filter((mail) => mail.includes(message))
        .map((mail) => mail.split("\n")[0])
        .join("\n"),
    );
}

const page = ({ machine }: Visit) => machine.run("curl -sS https://www.example.org/");
const marker = "<!-- the next version -->";

async function expectVersion(visit: Visit, isNext: boolean): Promise<void> {
  const html = await page(visit);
  if (!html.includes("<title")) throw new Error(`The home page is ${html.slice(0, 200)}`);
  if (html.includes(marker) !== isNext)
    throw new Error(`The ${isNext ? "next" : "former"} version is not served.`);
  await until('"status":"ok"', 20, () =>
    visit.machine.run("curl -sS https://www.example.org/healthz || true"),
  );
}

const waiting = "Hello while mail is down";
const refusal = ({ arrivals }: Visit) => join(arrivals, "refuse");

/** A request that waits, so that the backup has one with its text. */
async function letOneWait(visit: Visit): Promise<void> {
  writeFileSync(refusal(visit), "");
  await sendForm(visit, waiting);
  const list = await visit.machine.run("website-outbox list");
  const [id] = /\b[0-9a-f]{8}[0-9a-f-]*/.exec(list) ?? [];
  if (id === undefined) throw new Error(`website-outbox does not list a request that waits, but:\n${list}`);
  await until(waiting, 1, () => visit.machine.run(`website-outbox show ${id}`));
}

/** Loses the disk of the outbox and restores the backup as the other guide says; the request that waited must arrive. */
async function restore(visit: Visit): Promise<void> {
  const { machine } = visit;
  await until("website-backup.service", 1, () => machine.run("systemctl list-timers website-backup.timer"));
  const [step] = stepsOf("docs/operators/operations.md", /^### Restore$/m);
  await machine.run("systemctl stop website && rm -r /srv/website/var");
  if (mailsOf(visit).some((mail) => mail.includes(waiting))) throw new Error("The request did not wait.");
  rmSync(refusal(visit));
  for (const block of step?.blocks ?? []) await runBlock(visit, block);
  await arrives(visit, waiting);
}

/** What a step needs besides its blocks, by a word of its title. */
const around: Record<
  string,
  { before?: (visit: Visit) => Promise<void>; after?: (visit: Visit) => Promise<void> }
> = {
  "Look at the site": {
    async after(visit) {
      await sendForm(visit, "Hello from the guide");
      await arrives(visit, "Hello from the guide");
      await until("/ping/token", 70, () => callsOf(visit));
    },
  },
  "Back up": { before: letOneWait, after: restore },
  "The next version": {
    async before(visit) {
      await expectVersion(visit, false);
      const home = join(visit.project, "public/index.html");
      for (const ending of ["", ".br", ".gz"]) rmSync(`${home}${ending}`, { force: true });
      writeFileSync(home, `${readFileSync("public/index.html", "utf8")}${marker}`);
      const build = stepsOf(guide).find(({ title }) => title.includes("Build"));
      for (const block of build?.blocks ?? []) await buildArchive(visit, block);
    },
    async after(visit) {
      await expectVersion(visit, false);
      await visit.machine.run("website-outbox list --all | grep delivered");
      const open = await visit.machine.run(
        "find /etc/website /backup /srv/website/var -type f -perm /077 ! -name settings",
      );
      if (open !== "") throw new Error(`Others than their owner can read these files:\n${open}`);
      // After a restart of the machine, too.
      for (const unit of ["website", "caddy", "website-backup.timer"])
        await visit.machine.run(`systemctl is-enabled ${unit}`);
    },
  },
};

async function followBlock(visit: Visit, step: Step, block: Block): Promise<void> {
  const { file, language, text } = block;
  const alert = alertOf(block);
  if (file === "/etc/caddy/Caddyfile") {
    const { key, certificate } = visit.certificates;
    await visit.machine.run("cat > /etc/caddy/key.pem", readFileSync(key, "utf8"));
    await visit.machine.run("cat > /etc/caddy/certificate.pem", readFileSync(certificate, "utf8"));
    notRun.push("certificates of Let's Encrypt: Caddy gets one of our own");
    writeOn(
      visit.root,
      file,
      replaced(text, /^(\S+) \{$/gm, "$1 {\n    tls /etc/caddy/certificate.pem /etc/caddy/key.pem"),
    );
  } else if (file !== undefined) writeOn(visit.root, file, text);
  else if (text.includes("NODE_EXTRA_CA_CERTS")) await addCa(visit, step, block);
  else if (step.title.includes("Build")) await buildArchive(visit, block);
  else if (text.includes("cat > /etc/website/SMTP_URL")) await writeSecrets(visit, step, block);
  else if (language === "sh") await runBlock(visit, block);
  else throw new Error(`${guide} does not say where this goes:\n${text}`);
  if (alert !== undefined) await until(alert, 130, () => callsOf(visit));
  if (step.title.includes("next version") && text.includes("website-install"))
    await expectVersion(visit, true);
}

async function follow(visit: Visit): Promise<void> {
  const steps = stepsOf(guide);
  if (steps.length < 12) throw new Error(`${guide} has only ${steps.length} steps.`);
  for (const key of Object.keys(around))
    if (!steps.some(({ title }) => title.includes(key)))
      throw new Error(`${guide} has no step "${key}" anymore.`);
  for (const step of steps) {
    print(step.title);
    const [, extra] = Object.entries(around).find(([key]) => step.title.includes(key)) ?? [];
    await extra?.before?.(visit);
    for (const block of step.blocks) await followBlock(visit, step, block);
    await extra?.after?.(visit);
  }
}

async function main(): Promise<void> {
  if (!existsSync("public/index.html")) throw new Error("There is no built site. Run npm run build first.");
  if (process.getuid?.() !== 0) throw new Error("Only root can boot a Debian. Run this as root, on Debian.");
  requirePrograms(
    ["mmdebstrap", "systemd-nspawn", "nsenter", "openssl"],
    ["mmdebstrap", "systemd-container", "util-linux", "openssl"],
  );
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  const [root, project, nodejs, arrivals] = ["root", "project", "nodejs", "arrivals"].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  for (const each of [project, nodejs, arrivals]) mkdirSync(each);
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.splice(0)) await each();
  };
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => stop().finally(() => process.exit(1)));
  try {
    print("A fresh Debian");
    const certificates = makeCertificates(arrivals, names);
    copyBuilt(project);
    await Promise.all([installDebian(root), packNode(nodejs)]);
    copyTrusted(root);
    cpSync(certificates.ca, join(root, "usr/local/share/ca-certificates/guide.crt"));
    writeOn(root, "/etc/hosts", `127.0.0.1 localhost ${names.join(" ")}\n`);
    stops.unshift(await startInternet(join(arrivals, "proxy"), nodejs, certificates));
    const proxy = "http://127.0.0.1:3128";
    const machine = await boot(root, {
      http_proxy: proxy,
      https_proxy: proxy,
      no_proxy: "localhost,127.0.0.1,example.org",
      DEBIAN_FRONTEND: "noninteractive",
      NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/ca-certificates.crt",
    });
    stops.unshift(() => machine.stop());
    const peers = spawnOn(machine, ["--import", "tsx", "tests/guide/peers.ts", arrivals]);
    stops.unshift(() => peers.kill("SIGKILL"));
    if (peers.stdout) await once(peers.stdout, "data");
    await machine.run("update-ca-certificates");
    try {
      await follow({ machine, root, arrivals, project, certificates });
    } catch (error) {
      process.stderr.write(
        await machine.run("journalctl --no-pager -n 40 -u website -u caddy -u website-backup"),
      );
      throw error;
    }
    print("The guide works. Not run here:");
    for (const line of ["the DNS records: the names are in /etc/hosts", ...new Set(notRun)])
      print(`  ${line}`);
  } finally {
    await stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
