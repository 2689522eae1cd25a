import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** A CA of our own, and a certificate of it. */
export interface Certificates {
  readonly ca: string;
  readonly key: string;
  readonly certificate: string;
}

/** Makes a CA that is valid for two days, as a hospital has one, and its certificate for these names. Requires OpenSSL. */
export function makeCertificates(folder: string, names: readonly string[]): Certificates {
  const path = (name: string) => join(folder, name);
  const openssl = (parameters: string) =>
    execFileSync("openssl", parameters.split(" "), { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  const newKey = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
  openssl(`req -x509 ${newKey} -days 2 -subj /CN=Guide -keyout ca.key -out ca.pem`);
  openssl(`req ${newKey} -subj /CN=site -keyout key.pem -out request.pem`);
  writeFileSync(path("names"), `subjectAltName=${names.map((name) => `DNS:${name}`).join()}\n`);
  openssl(
    "x509 -req -in request.pem -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out certificate.pem",
  );
  return { ca: path("ca.pem"), key: path("key.pem"), certificate: path("certificate.pem") };
}
