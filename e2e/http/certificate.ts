import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Makes a self-signed certificate for localhost and bare.localhost that is valid for two days. Requires OpenSSL. */
export function makeCertificate(folder: string): { keyFile: string; certificateFile: string } {
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
