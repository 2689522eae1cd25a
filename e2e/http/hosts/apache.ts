import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { built, copySite, type Host } from "./host";

const always = ["authz_core", "mime", "dir", "headers", "rewrite", "setenvif"];

interface Setup {
  readonly folder: string;
  readonly port: number;
  readonly htaccess: string;
  /** Beside those that are always there. */
  readonly modules: readonly string[];
  /** What else the host has set up. */
  readonly rules?: string;
}

/** As on shared hosting: the site's folder belongs to the site, and .htaccess lies in it. */
export function prepareApache({ folder, port, htaccess, modules, rules = "" }: Setup): readonly string[] {
  const root = join(folder, "root");
  copySite(root);
  writeFileSync(join(root, ".htaccess"), htaccess);
  writeFileSync(
    join(folder, "apache.conf"),
    `${[...always, ...modules].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
ServerName 127.0.0.1
ServerRoot ${folder}
PidFile ${folder}/pid
Listen 127.0.0.1:${port}
ErrorLog ${folder}/error.log
CustomLog ${folder}/access.log "%a %r" env=!unlogged
User www-data
Group www-data
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
${rules}`,
  );
  return ["apache2", "-DFOREGROUND", "-d", folder, "-f", join(folder, "apache.conf")];
}

export const apache: Host = {
  name: "Apache",
  programs: ["apache2"],
  packages: ["apache2"],
  hasBrotli: () => true,
  prepare: (folder, port, relay) =>
    prepareApache({
      folder,
      port,
      htaccess: built(".htaccess", relay),
      modules: ["mpm_event", "proxy", "proxy_http"],
    }),
};

const runPhp = `ScriptAlias /php-runner/ /usr/bin/
AddHandler php-script .php
Action php-script /php-runner/php-cgi
<Directory /usr/bin>
  Require all granted
</Directory>
`;

/** With a mail script that is older than the site, and without the means to pass anything on to a relay. */
export const apacheWithScript: Host = {
  name: "Apache with a send-email.php of its own",
  programs: ["apache2", "php-cgi"],
  packages: ["apache2", "php-cgi"],
  hasBrotli: () => true,
  prepare(folder, port, relay) {
    const command = prepareApache({
      folder,
      port,
      htaccess: built(".htaccess", relay),
      modules: ["mpm_prefork", "actions", "alias", "cgi"],
      rules: runPhp,
    });
    copyFileSync("e2e/http/hosts/send-email.php", join(folder, "root/send-email.php"));
    return command;
  },
};
