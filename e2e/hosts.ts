import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A web server other than our own, over the built site and with the file that the build wrote for it. */
export interface Host {
  readonly name: string;
  readonly programs: readonly string[];
  readonly packages: readonly string[];
  /** Whether it is asked to send Brotli. */
  readonly hasBrotli: () => boolean;
  /** Writes what the server needs into an empty folder, and gives the command that runs it there. */
  prepare(folder: string, port: number, relay: string): readonly string[];
}

const site = resolve("public");
const besides = "http://127.0.0.1:9000";
/** The built file, with the relay of this test in the place of the one that stands beside a server as a rule. */
const built = (name: string, relay: string) =>
  readFileSync(join("deploy", name), "utf8").replaceAll(besides, relay);

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const nginx: Host = {
  name: "nginx",
  programs: ["nginx"],
  packages: ["nginx-light", "libnginx-mod-http-brotli-static"],
  hasBrotli: () => existsSync(brotliModule),
  prepare(folder, port, relay) {
    writeFileSync(join(folder, "site.conf"), built("nginx.conf", relay));
    writeFileSync(
      join(folder, "nginx.conf"),
      `${this.hasBrotli() ? `load_module ${brotliModule};` : ""}
daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; user root;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    ${this.hasBrotli() ? "brotli_static on;" : ""}
    include ${folder}/site.conf;
  }
}`,
    );
    return ["nginx", "-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")];
  },
};

const apache: Host = {
  name: "Apache",
  programs: ["apache2"],
  packages: ["apache2"],
  hasBrotli: () => true,
  prepare(folder, port, relay) {
    // As on shared hosting: the site's folder belongs to the site, and .htaccess lies in it.
    const root = join(folder, "root");
    // Second names for the same files are made at once; a copy takes its time.
    if (spawnSync("cp", ["-al", site, root]).status !== 0) cpSync(site, root, { recursive: true });
    writeFileSync(join(root, ".htaccess"), built(".htaccess", relay));
    const modules = ["mpm_event", "authz_core", "mime", "dir", "headers", "rewrite", "proxy", "proxy_http"];
    writeFileSync(
      join(folder, "apache.conf"),
      `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
ServerName 127.0.0.1
ServerRoot ${folder}
PidFile ${folder}/pid
Listen 127.0.0.1:${port}
ErrorLog ${folder}/error.log
User www-data
Group www-data
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>`,
    );
    return ["apache2", "-X", "-d", folder, "-f", join(folder, "apache.conf")];
  },
};

const caddy: Host = {
  name: "Caddy",
  programs: ["caddy"],
  packages: ["caddy"],
  hasBrotli: () => true,
  prepare(folder, port, relay) {
    writeFileSync(join(folder, "site.caddy"), built("Caddyfile", relay));
    writeFileSync(
      join(folder, "Caddyfile"),
      `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${site}
	import ${folder}/site.caddy
}
`,
    );
    return ["caddy", "run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
  },
};

export const hosts: readonly Host[] = [nginx, apache, caddy];

export interface RunningHost {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts a host on a free port; what it complains of goes to stderr. Throws when it does not answer in time. */
export async function startHost(host: Host, relay: string): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  // Apache, when started by root, goes on as a user with fewer rights.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [command = "", ...parameters] = host.prepare(folder, port, relay);
  const child = spawn(command, parameters, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, HOME: folder },
  });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const address = `http://127.0.0.1:${port}`;
  await answers(address, child);
  return {
    address,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill("SIGKILL");
  throw new Error("The host did not start; see above.");
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}
