import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFile, type Host, site } from "./host";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
/** Whether nginx can send Brotli. */
export const hasBrotli = () => existsSync(brotliModule);
const temporaryFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** Writes a complete configuration around some server blocks. @returns the command that starts nginx with it */
export function prepareNginx(folder: string, servers: string): readonly string[] {
  writeFileSync(
    join(folder, "nginx.conf"),
    `${hasBrotli() ? `load_module ${brotliModule};` : ""}
daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; user root;
events {}
http {
  access_log ${folder}/access.log;
  ${temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  ${hasBrotli() ? servers : servers.replace("brotli_static on;", "")}
}`,
  );
  return ["nginx", "-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")];
}

/** nginx with the built nginx.conf. */
export const nginx: Host = {
  name: "nginx",
  programs: ["nginx"],
  prepare(folder, port, relay) {
    writeFileSync(join(folder, "site.conf"), builtFile("nginx.conf", relay));
    return prepareNginx(
      folder,
      `server {
    listen 127.0.0.1:${port};
    root ${site};
    brotli_static on;
    include ${folder}/site.conf;
  }`,
    );
  },
};
