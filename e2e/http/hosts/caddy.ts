import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFile, type Host, site } from "./host";

/** Writes a Caddyfile. @returns the command that starts Caddy with it */
export function prepareCaddy(folder: string, content: string): readonly string[] {
  const file = join(folder, "Caddyfile");
  writeFileSync(file, content);
  return ["caddy", "run", "--config", file, "--adapter", "caddyfile"];
}

/** Caddy with the built Caddyfile. */
export const caddy: Host = {
  name: "Caddy",
  programs: ["caddy"],
  hasBrotli: () => true,
  prepare(folder, port, relay) {
    writeFileSync(join(folder, "site.caddy"), builtFile("Caddyfile", relay));
    return prepareCaddy(
      folder,
      `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	log {
		output file ${folder}/access.log
	}
	root * ${site}
	import ${folder}/site.caddy
}
`,
    );
  },
};
