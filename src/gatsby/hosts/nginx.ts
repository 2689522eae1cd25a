import { immutable, revalidate } from "../../shared/http/caching";
import { withQuery } from "../../shared/http/redirect";
import { relayPathPattern } from "../../shared/request/relay-contract";
import { addresses, type HostConfig, mediaTypes, redirectPattern } from "./host-config";

/** What stands inside nginx's `server` block, beside its name, port, certificate and root. See docs/operators/deploy.md. */
export function nginxConfiguration({ headers, redirects, relay }: HostConfig): string {
  return `# Written by the build. Included in the server block of the site: see docs/operators/deploy.md.

charset off;
types {
${lines(mediaTypes, ([type, ends]) => `  "${type}" ${ends.join(" ")};`)}
}
default_type application/octet-stream;
server_tokens off;
absolute_redirect off;
error_page 404 /404.html;
error_page 405 @method;

gzip_static on;
gzip_vary on;
gzip_proxied any;

# A location with headers of its own would lose these: so what differs is in a variable, empty where it is not sent.
set $cache "${revalidate}";
add_header Cache-Control $cache always;
set $allow "";
add_header Allow $allow always;
${lines(headers, ([name, value]) => `add_header ${name} ${quoted(value)} always;`)}

location / {
  try_files $uri $uri/index.html =404;
}
location = /404.html {
  internal;
}
location ~ ${quoted(addresses.hashed)} {
  set $cache "${immutable}";
  try_files $uri =404;
}
location ~* ${quoted(addresses.hidden)} {
  return 404;
}
location ~ ${quoted(addresses.notFoundPage.replace("(?:\\.html|/.*)?", "(?:/.*)?"))} {
  return 404;
}
${redirects
  .map(
    ({ from, to }) => `location ~ ${quoted(redirectPattern(from))} {
  return 301 ${quoted(withQuery(to, "$is_args$args"))};
}`,
  )
  .join("\n")}
location = /index.html {
  rewrite ^ / permanent;
}
location ~ ${quoted(addresses.second)} {
  rewrite ${quoted(addresses.second)} /$1 permanent;
}
location @method {
  set $allow "GET, HEAD";
  return 405;
}

# Who sends a form, and when, is in no log.
location ~ ^/(?:${relayPathPattern}|healthz)$ {
  access_log off;
  set $cache "";
  client_max_body_size 64k;
  proxy_pass ${relay};
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
${lines(headers, ([name]) => `  proxy_hide_header ${name};`)}
}
`;
}

function lines<Value>(
  entries: Readonly<Record<string, Value>>,
  line: (entry: [string, Value]) => string,
): string {
  return Object.entries(entries).map(line).join("\n");
}

/** A string of nginx's language; its variables begin with a dollar sign, which a pattern may end with. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
