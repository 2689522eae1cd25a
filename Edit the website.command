#!/bin/bash
# Starts the website on this Mac, with the forms to edit it, by a double click. docs/editors/admin.md explains it.
cd "$(dirname "$0")" || exit 1
# Ctrl+C stops the website, which is no failure.
trap 'exit 0' INT

fail() {
  printf '\n%s\n\nPress Enter to close this window.' "$1"
  read -r _
  exit 1
}

command -v node > /dev/null || fail "Node.js is missing. Install version 24 from https://nodejs.org/en/download, then double-click \"Edit the website\" again."
node src/commands/run/supported-node.js || fail "When you have installed it, double-click \"Edit the website\" again."
if ! node src/commands/run/has-packages.js; then
  echo "Getting the programs that the website needs. This takes a few minutes, but only the first time and after updates."
  npm ci || fail "The programs could not be fetched. Check that this computer is online, and double-click \"Edit the website\" again. If it happens again, send a picture of this window to the person who looks after the site."
fi
npm run edit || fail "The website could not be started. The lines above say why. If they do not help, send a picture of this window to the person who looks after the site."
