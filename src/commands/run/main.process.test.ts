import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { runMain } from "../../content-check/run-main.fixtures";

test("the live view suggests another port if its own is in use", async () => {
  const server = createServer();
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;
  const { status, stdout } = runMain(__dirname, process.cwd(), ["develop", "--port", `${port}`]);
  server.close();
  expect(status).toBe(1);
  expect(stdout).toBe(
    `Port ${port} is in use, perhaps by another live view. Stop that one with Ctrl+C in its terminal, ` +
      `or choose another port: npm run develop -- --port ${port + 1}\n`,
  );
});
