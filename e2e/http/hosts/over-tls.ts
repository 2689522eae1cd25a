import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { apacheConfiguration } from "../../../src/gatsby/hosts/apache";
import { caddyConfiguration } from "../../../src/gatsby/hosts/caddy";
import type { HostConfig } from "../../../src/gatsby/hosts/host-config";
import { nginxConfiguration } from "../../../src/gatsby/hosts/nginx";
import { redirects } from "../../support/content";
import { headersWith } from "../../support/embeds";
import { makeCertificate } from "../certificate";
import { apache, prepareApache } from "./apache";
import { caddy, prepareCaddy } from "./caddy";
import { type Host, site } from "./host";
import { nginx, prepareNginx } from "./nginx";

/** The facts of a build for an https address. */
function factsOf(siteUrl: string, relay: string): HostConfig {
  return { siteUrl, headers: headersWith({ siteUrl }), redirects, relay };
}

/** The first piece of docs/operators/deploy.md in a language, with what holds here in the place of what it names. */
function guided(language: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  const guide = readFileSync("docs/operators/deploy.md", "utf8");
  const [, piece = ""] = new RegExp(`\`\`\`${language}\\n([\\s\\S]+?)\`\`\``).exec(guide) ?? [];
  return changes.reduce((text, [named, here]) => {
    const changed = text.replaceAll(named, () => here);
    if (changed === text) throw new Error(`docs/operators/deploy.md names no ${named} for ${language}.`);
    return changed;
  }, piece);
}

/** Hosts that are set up for TLS as docs/operators/deploy.md says. @param port where they answer with TLS */
export const hostsOverTls: readonly ((port: number) => Host)[] = [
  (securePort) => ({
    ...nginx,
    prepare(folder, port, relay) {
      const { keyFile, certificateFile } = makeCertificate(folder);
      writeFileSync(join(folder, "site.conf"), nginxConfiguration(factsOf("https://localhost", relay)));
      const changes: [string | RegExp, string][] = [
        [/ *listen \[::\].*\n/g, ""],
        ["listen 80;", `listen 127.0.0.1:${port};`],
        ["listen 443 ", `listen 127.0.0.1:${securePort} `],
        ["/etc/letsencrypt/live/www.example.org/fullchain.pem", certificateFile],
        ["/etc/letsencrypt/live/www.example.org/privkey.pem", keyFile],
        ["/srv/website/public", site],
        ["/srv/website/deploy/nginx.conf", join(folder, "site.conf")],
        ["www.example.org", "localhost"],
      ];
      return prepareNginx(folder, guided("nginx", changes));
    },
  }),
  (securePort) => ({
    ...caddy,
    prepare(folder, port, relay) {
      const { keyFile, certificateFile } = makeCertificate(folder);
      writeFileSync(join(folder, "site.caddy"), caddyConfiguration(factsOf("https://localhost", relay)));
      const ports = `{\n\tadmin off\n\thttp_port ${port}\n\thttps_port ${securePort}\n\tdefault_bind 127.0.0.1\n}\n`;
      const block = guided("caddyfile", [
        ["www.example.org {", `localhost {\n\ttls ${certificateFile} ${keyFile}`],
        ["/srv/website/public", site],
        ["/srv/website/deploy/Caddyfile", join(folder, "site.caddy")],
      ]);
      return prepareCaddy(folder, ports + block);
    },
  }),
  (securePort) => ({
    ...apache,
    prepare(folder, port, relay) {
      const { keyFile, certificateFile } = makeCertificate(folder);
      return prepareApache({
        folder,
        port,
        htaccess: apacheConfiguration(factsOf(`https://localhost:${securePort}`, relay)),
        modules: ["mpm_event", "proxy", "proxy_http", "socache_shmcb", "ssl"],
        rules: `Listen 127.0.0.1:${securePort}
<VirtualHost *:${securePort}>
  SSLEngine on
  SSLCertificateFile ${certificateFile}
  SSLCertificateKeyFile ${keyFile}
</VirtualHost>
`,
      });
    },
  }),
];
