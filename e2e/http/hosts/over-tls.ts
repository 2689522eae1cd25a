import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { apacheConfiguration } from "../../../src/gatsby/hosts/apache";
import type { HostConfig } from "../../../src/gatsby/hosts/host-config";
import { nginxConfiguration } from "../../../src/gatsby/hosts/nginx";
import { redirects } from "../../support/content";
import { headersWith } from "../../support/embeds";
import { apache, prepareApache } from "./apache";
import { type Host, site } from "./host";
import { nginx, prepareNginx } from "./nginx";

/** Makes a self-signed certificate for localhost and bare.localhost that is valid for two days. Requires OpenSSL. */
function makeCertificate(folder: string): { keyFile: string; certificateFile: string } {
  const keyFile = join(folder, "key.pem");
  const certificateFile = join(folder, "certificate.pem");
  const options =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost";
  const files = ["-keyout", keyFile, "-out", certificateFile];
  const parameters = [
    ...options.split(" "),
    "-addext",
    "subjectAltName=DNS:localhost,DNS:bare.localhost",
    ...files,
  ];
  execFileSync("openssl", parameters, { stdio: "ignore" });
  return { keyFile, certificateFile };
}

/** The host configuration of a build for a site URL. */
function configOf(siteUrl: string, relay: string): HostConfig {
  return { siteUrl, headers: headersWith({ siteUrl }), redirects, languages: [], relay };
}

/**
 * The first code block of a guide in a language, adapted to this machine.
 * @throws when the block lacks one of the texts to replace
 */
function fromGuide(
  guide: string,
  language: string,
  changes: readonly (readonly [string | RegExp, string])[],
): string {
  const text = readFileSync(guide, "utf8");
  const [, snippet = ""] = new RegExp(`\`\`\`${language}\\n([\\s\\S]+?)\`\`\``).exec(text) ?? [];
  return changes.reduce((text, [original, replacement]) => {
    const changed = text.replaceAll(original, () => replacement);
    if (changed === text) throw new Error(`The ${language} block of ${guide} does not contain ${original}.`);
    return changed;
  }, snippet);
}

/** What the guides call example.org, which redirects to www.example.org: here, to localhost. */
export const bareName = "bare.localhost";

/** Hosts that are configured for TLS as the guides say, each for an HTTPS port. */
export const hostsOverTls: readonly ((port: number) => Host)[] = [
  (securePort) => ({
    ...nginx,
    prepare(folder, port, relay) {
      const { keyFile, certificateFile } = makeCertificate(folder);
      writeFileSync(join(folder, "site.conf"), nginxConfiguration(configOf("https://localhost", relay)));
      const changes: [string | RegExp, string][] = [
        [/ *listen \[::\].*\n/g, ""],
        ["listen 80;", `listen 127.0.0.1:${port};`],
        ["listen 443 ", `listen 127.0.0.1:${securePort} `],
        ["/etc/letsencrypt/live/www.example.org/fullchain.pem", certificateFile],
        ["/etc/letsencrypt/live/www.example.org/privkey.pem", keyFile],
        ["/srv/website/public", site],
        ["/srv/website/deploy/nginx.conf", join(folder, "site.conf")],
        ["www.example.org", "localhost"],
        ["example.org", bareName],
      ];
      return prepareNginx(folder, fromGuide("docs/operators/other-hosts.md", "nginx", changes));
    },
  }),
  (securePort) => ({
    name: "Caddy",
    programs: ["caddy"],
    prepare(folder, port, relay) {
      const { keyFile, certificateFile } = makeCertificate(folder);
      const file = join(folder, "Caddyfile");
      const ports = `{\n\tadmin off\n\thttp_port ${port}\n\thttps_port ${securePort}\n\tdefault_bind 127.0.0.1\n}\n`;
      const block = fromGuide("docs/operators/deploy.md", "caddyfile", [
        ["www.example.org {", `localhost {\n\ttls ${certificateFile} ${keyFile}`],
        ["www.example.org", "localhost"],
        ["example.org {", `${bareName} {\n\ttls ${certificateFile} ${keyFile}`],
        ["/srv/website/public", site],
        ["127.0.0.1:9000", new URL(relay).host],
      ]);
      writeFileSync(file, ports + block);
      return ["caddy", "run", "--config", file, "--adapter", "caddyfile"];
    },
  }),
  (securePort) => ({
    ...apache,
    prepare(folder, port, relay) {
      const { keyFile, certificateFile } = makeCertificate(folder);
      return prepareApache({
        folder,
        port,
        htaccess: apacheConfiguration(configOf(`https://localhost:${securePort}`, relay)),
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
