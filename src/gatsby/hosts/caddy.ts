import { immutable, revalidate } from "../../shared/http/caching";
import { privateBuildFiles } from "../../shared/http/private-build-files";
import { withQuery } from "../../shared/http/redirect";
import { relayPath } from "../../shared/request/relay-contract";
import { addresses, type HostConfig, mediaTypes, redirectPattern } from "./host-config";

/** As the other hosts have it, in a language of patterns that cannot look ahead. */
const storedOrHidden =
  "\\.(?:html|m?js|css|json|svg|xml|txt|webmanifest)\\.(?:br|gz)$|/\\.(?:[^w]|w[^e]|we[^l])";

/** What stands inside Caddy's block of a site, beside its name and root. See docs/operators/deploy.md. */
export function caddyConfiguration({ headers, redirects, relay }: HostConfig): string {
  const policy = Object.entries(headers);
  const everywhere = `	header {
${policy.map(([name, value]) => `\t\t${name} ${quoted(value)}`).join("\n")}
		-Server
	}`;
  return `# Written by the build. Imported in the block of the site: see docs/operators/deploy.md.

route {
${everywhere}
	@relay path ${relayPath} /healthz
	# Who sends a form, and when, is in no log. From Caddy 2.8 on this is also called log_skip.
	skip_log @relay
	reverse_proxy @relay ${relay} {
${policy.map(([name]) => `\t\theader_down -${name}`).join("\n")}
	}
	header Cache-Control "${revalidate}"

	@written not method GET HEAD
	error @written 405
	@none path_regexp ${quoted(`(?i:${privateBuildFiles}|${storedOrHidden})|${addresses.notFoundPage}`)}
	error @none 404
${redirects.map(redirectRule).join("\n")}
	route /index.html {
		rewrite * /
		redir {http.request.uri} 301
	}
	@second path_regexp second ${quoted(addresses.second)}
	route @second {
		rewrite * /{re.second.1}
		redir {http.request.uri} 301
	}

	try_files {path} {path}/index.html
	@hashed {
		file
		path_regexp ${quoted(addresses.hashed)}
	}
	header @hashed Cache-Control "${immutable}"
${Object.entries(mediaTypes).map(typeRule).join("\n")}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

# What was set above is lost where a path ends in an error.
handle_errors {
${everywhere}
	header Cache-Control "${revalidate}"
	@refused expression \`{http.error.status_code} == 405\`
	header @refused Allow "GET, HEAD"
	@absent expression \`{http.error.status_code} == 404\`
	route @absent {
		rewrite * /404.html
		header Content-Type "text/html; charset=utf-8"
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

function typeRule([type, ends]: [string, readonly string[]]): string {
  const name = `@${ends[0]}`;
  // Caddy says it only where it has found an encoding.
  const vary = /^(image\/(?!svg)|font|application\/pdf)/.test(type)
    ? ""
    : `\n\theader ${name} ?Vary Accept-Encoding`;
  return `	${name} {
		file
		path ${ends.map((end) => `*.${end}`).join(" ")}
	}
	header ${name} Content-Type "${type}"${vary}`;
}

function redirectRule({ from, to }: HostConfig["redirects"][number], position: number): string {
  const name = `@moved${position + 1}`;
  const [path = "", hash] = to.split("#");
  const target = hash === undefined ? "{http.request.uri}" : withQuery(to, "?{query}");
  return `	${name} path_regexp ${quoted(redirectPattern(from))}
	route ${name} {
		rewrite * ${path}
		redir ${target} 301
	}`;
}

/** A string of Caddy's language, in which only its own sign needs care. */
function quoted(text: string): string {
  return `\`${text}\``;
}
