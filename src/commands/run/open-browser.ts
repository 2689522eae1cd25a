import { spawn } from "node:child_process";

/** The command of each system that opens an address in the usual browser. */
const commands: Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
  linux: ["xdg-open"],
};

/** Opens an address in the browser. Where that does not work, nothing happens: the address is in the terminal, too. */
export function openBrowser(url: string): void {
  const [program, ...args] = commands[process.platform] ?? [];
  if (program === undefined) return;
  const child = spawn(program, [...args, url], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}
