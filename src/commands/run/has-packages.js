/**
 * Exits with 1 if the packages are missing or older than package-lock.json, so that "Edit the website" installs them. It uses
 * no packages.
 */
const { statSync } = require("node:fs");

// npm writes this file at the end of an installation.
const installed = statSync("node_modules/.package-lock.json", { throwIfNoEntry: false });
if (installed === undefined || installed.mtimeMs < statSync("package-lock.json").mtimeMs) process.exit(1);
