import { immutable, revalidate } from "../../shared/http/caching";
import { encodings } from "../../shared/http/encodings";
import { withQuery } from "../../shared/http/redirect";
import { relayPath, relayPathPattern } from "../../shared/request/relay-contract";
import { addresses, type HostConfig, mediaTypes, redirectPattern } from "./host-config";

/** The proxy of a host that ends TLS before Apache says so in a header. */
const isSecure = "%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https'";
const isOurs = "expr=-n reqenv('HASHED') || -n reqenv('REDIRECT_HASHED')";

/** An .htaccess for the folder that Apache serves as the site's root. See docs/operators/deploy.md. */
export function apacheConfiguration({ siteUrl, headers, redirects, relay }: HostConfig): string {
  return `# Written by the build, for the folder of the site: see docs/operators/deploy.md.

Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
AddDefaultCharset Off
ErrorDocument 404 /404.html
FileETag MTime Size

AddEncoding br .br
AddEncoding gzip .gz
${Object.entries(mediaTypes).map(typeRule).join("\n")}

${Object.entries(headers).map(headerRule).join("\n")}
# What the relay, or a script in its place, says itself stands.
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405 && %{REQUEST_URI} != '${relayPath}'"
Header setifempty Cache-Control "${revalidate}"
Header set Cache-Control "${immutable}" "${isOurs.replace("expr=", "expr=%{REQUEST_STATUS} != 404 && (")})"

# Who sends a form, and when, is in no log that is kept with env=!unlogged: see docs/operators/deploy.md.
<IfModule mod_setenvif.c>
SetEnvIf Request_URI "^/${relayPathPattern}$" unlogged
</IfModule>

RewriteEngine On

# A file of this name, an older mail script, goes first.
<IfModule mod_proxy_http.c>
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule "^(${relayPathPattern}|healthz)$" "${relay}/$1" [P,END]
</IfModule>
RewriteRule "^${relayPathPattern}$" - [END]

${siteUrl.startsWith("https:") ? overTls(siteUrl) : ""}RewriteCond %{REQUEST_METHOD} "!^(?:GET|HEAD)$"
RewriteRule "^" - [R=405,L]

# The not-found page comes through here a second time, under its own name.
RewriteCond %{ENV:REDIRECT_STATUS} "^$"
RewriteCond %{REQUEST_URI} "${addresses.hidden}|${addresses.notFoundPage}" [NC]
RewriteRule "^" - [R=404,L]

${redirects.map(redirectRule).join("\n")}
RewriteRule "^index\\.html$" "/" [R=301,END]
RewriteCond %{REQUEST_URI} "${addresses.second}"
RewriteRule "^" "/%1" [R=301,END]

RewriteCond %{REQUEST_URI} "${addresses.hashed}"
RewriteRule "^" - [E=HASHED:1]

RewriteRule "^" - [E=FILE:%{REQUEST_URI}]
RewriteCond %{REQUEST_URI} "^(.*?)/?$"
RewriteCond %{DOCUMENT_ROOT}%1/index.html -f
RewriteRule "^" - [E=FILE:%1/index.html,E=PAGE:1]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{ENV:PAGE} "^$"
RewriteRule "^" - [R=404,L]

${encodings.map(encodingRule).join("\n")}
RewriteCond %{ENV:PAGE} "1"
RewriteRule "^" "%{ENV:FILE}" [END]
`;
}

function typeRule([type, ends]: [string, readonly string[]]): string {
  const isTextual = !/^(image\/(?!svg)|font|application\/pdf)/.test(type);
  const vary = isTextual ? "\n  Header merge Vary Accept-Encoding" : "";
  return `<FilesMatch "\\.(?:${ends.join("|")})(?:\\.(?:br|gz))?$">\n  ForceType "${type}"${vary}\n</FilesMatch>`;
}

/** Set in one of Apache's two tables and taken out of the other, where the relay's own would be. */
function headerRule([name, value]: [string, string]): string {
  const where = name === "Strict-Transport-Security" ? ` "expr=${isSecure}"` : "";
  return `Header onsuccess unset ${name}\nHeader always set ${name} "${value.replaceAll('"', '\\"')}"${where}`;
}

/** On shared hosting one folder answers to both. Whoever renews the certificate asks without TLS. */
function overTls(siteUrl: string): string {
  return `RewriteCond expr "! (${isSecure})"
RewriteCond %{REQUEST_URI} "!^/\\.well-known/"
RewriteRule "^" "${siteUrl}%{REQUEST_URI}" [R=301,END]

`;
}

function redirectRule({ from, to }: HostConfig["redirects"][number]): string {
  const target = to.includes("#") ? withQuery(to, "?%{QUERY_STRING}") : to;
  return `RewriteCond %{REQUEST_URI} "${redirectPattern(from)}"\nRewriteRule "^" "${target}" [R=301,NE,END]`;
}

function encodingRule({ name, suffix }: (typeof encodings)[number]): string {
  return `RewriteCond %{HTTP:Accept-Encoding} "\\b${name}\\b"
RewriteCond "%{DOCUMENT_ROOT}%{ENV:FILE}${suffix}" -f
RewriteRule "^" "%{ENV:FILE}${suffix}" [END]`;
}
