import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";

const program = "/usr/sbin/nginx";
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** A running nginx. */
export interface Nginx {
  readonly address: string;
  readonly process: ChildProcess;
  readonly hasBrotli: boolean;
  stop(): void;
}

/**
 * Starts Debian's nginx with one worker, serving public/ with the configuration that the build wrote.
 * @param folder where its own files are written
 * @throws when nginx is not installed
 */
export async function startNginx(folder: string): Promise<Nginx> {
  if (!existsSync(program)) {
    throw new Error(
      "nginx is missing. To install it: apt-get install nginx libnginx-mod-http-brotli-static, then systemctl disable --now nginx.",
    );
  }
  const port = await freePort();
  const hasBrotli = existsSync(brotliModule);
  const own = resolve(folder, "nginx");
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, "nginx.conf"), configuration(own, port, hasBrotli));
  const child = spawn(program, ["-p", own, "-c", join(own, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const address = `http://127.0.0.1:${port}`;
  const ended = once(child, "exit").then(() => {
    throw new Error("nginx did not start; see above.");
  });
  await Promise.race([untilUp(address), ended]);
  ended.catch(() => {});
  return { address, process: child, hasBrotli, stop: () => child.kill() };
}

/** Debian's configuration, but with one worker, no access log, and keep-alive connections as long as our server's. */
function configuration(folder: string, port: number, hasBrotli: boolean): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
${hasBrotli ? `load_module ${brotliModule};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 768; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root ${resolve("public")};
    ${hasBrotli ? "brotli_static on;" : ""}
    include ${resolve("deploy/nginx.conf")};
  }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

async function untilUp(address: string): Promise<void> {
  while (true) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}
