import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, openMailbox, sendForm, startServer, until } from "../bench-server";

/** Searches every file that the server leaves on disk for the data of delivered requests. */
export async function dataErasure(requests: number) {
  const mailbox = await openMailbox();
  const { folder, remove } = makeFolder();
  const server = await startServer(folder, { SMTP_URL: mailbox.url });
  const marker = "Zebrafinch";
  const [digits, domain] = ["9075550199", "quagga.example"];
  let acknowledged = 0;
  for (let number = 0; number < requests; number++) {
    const { success } = await sendForm(server.port, {
      ...{ name: `${marker} ${number}`, phone: digits, email: `${marker}.${number}@${domain}` },
      message: `${marker} `.repeat(1 + (number % 10) * 40),
    });
    if (success) acknowledged++;
  }
  await until("all arrived", () => mailbox.mails.length === requests);
  const find = () =>
    ["var/outbox.db", ...readdirSync(join(folder, "var")).map((name) => `var/${name}`), "log"].filter(
      (name) => {
        const content = readFileSync(join(folder, name), "latin1");
        return [marker, digits, domain].some((text) => content.includes(text));
      },
    );
  await until("the last one is erased", () => find().length === 0, 5).catch(() => {});
  const whileRunning = find();
  await server.kill("SIGTERM");
  const afterwards = find();
  await mailbox.close();
  const files = readdirSync(join(folder, "var")).join();
  remove();
  return [
    {
      ...{
        search: "marker text of delivered requests",
        acknowledged,
        delivered: mailbox.mails.length,
        files,
      },
      "found while running": whileRunning.join() || "nowhere",
      "found afterwards": afterwards.join() || "nowhere",
      passed: acknowledged === requests && whileRunning.length + afterwards.length === 0,
    },
  ];
}
