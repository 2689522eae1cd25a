import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";

test("the live view suggests another port if its own is in use", async () => {
  const server = createServer();
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx", join(__dirname, "main.ts"), "develop", "--port", `${port}`],
    { encoding: "utf8" },
  );
  server.close();
  expect(status).toBe(1);
  expect(stdout).toBe(
    `Port ${port} is in use, perhaps by another live view. Stop that one with Ctrl+C in its terminal, ` +
      `or choose another port: npm run develop -- --port ${port + 1}\n`,
  );
});
