import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** A certificate of localhost, for two days, which nobody knows but who made it. Needs OpenSSL. */
export function makeCertificate(folder: string): { keyFile: string; certificateFile: string } {
  const keyFile = join(folder, "key.pem");
  const certificateFile = join(folder, "certificate.pem");
  const kind =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost";
  const files = ["-keyout", keyFile, "-out", certificateFile];
  const parameters = [...kind.split(" "), "-addext", "subjectAltName=DNS:localhost", ...files];
  execFileSync("openssl", parameters, { stdio: "ignore" });
  return { keyFile, certificateFile };
}
