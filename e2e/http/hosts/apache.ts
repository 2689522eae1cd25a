import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFile, copySite, type Host } from "./host";

const commonModules = ["authz_core", "mime", "dir", "headers", "rewrite", "setenvif"];

interface Setup {
  readonly folder: string;
  readonly port: number;
  readonly htaccess: string;
  /** In addition to the common modules. */
  readonly modules: readonly string[];
  /** Additional configuration of the host. */
  readonly rules?: string;
}

/**
 * Configures Apache as on shared hosting, with the .htaccess file in the site's folder.
 * @returns the command that starts it
 */
export function prepareApache({ folder, port, htaccess, modules, rules = "" }: Setup): readonly string[] {
  const root = join(folder, "root");
  copySite(root);
  writeFileSync(join(root, ".htaccess"), htaccess);
  writeFileSync(
    join(folder, "apache.conf"),
    `${[...commonModules, ...modules].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
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

/** Apache with the built .htaccess file. */
export const apache: Host = {
  name: "Apache",
  programs: ["apache2"],
  prepare: (folder, port, relay) =>
    prepareApache({
      folder,
      port,
      htaccess: builtFile(".htaccess", relay),
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

/** Apache with an existing mail script, and without modules to proxy to a relay. */
export const apacheWithScript: Host = {
  name: "Apache with its own send-email.php",
  programs: ["apache2", "php-cgi"],
  prepare(folder, port, relay) {
    const command = prepareApache({
      folder,
      port,
      htaccess: builtFile(".htaccess", relay),
      modules: ["mpm_prefork", "actions", "alias", "cgi"],
      rules: runPhp,
    });
    copyFileSync("e2e/http/hosts/send-email.php", join(folder, "root/send-email.php"));
    return command;
  },
};
