import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fakeCaptchaScript } from "../../e2e/support/fakes/recaptcha";
import { serveSite } from "../../e2e/support/serve";
import { startBrowser } from "../browser";
import { until } from "../relay/bench-server";
import { openMailbox } from "../relay/mailbox";
import { findSteps } from "./find-steps";
import { openPhone } from "./phone";
import { report } from "./report";
import { requestSteps } from "./request-steps";
import { runJourney } from "./run-journey";
import { simulateParent } from "./simulated-parent";

const email = "ana.example@example.com";

export default async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "journey-"));
  const browser = await startBrowser();
  const mailbox = await openMailbox();
  const hasMail = () => mailbox.mails.some(({ text }) => text?.includes("My child's age: 4"));
  const arrived = () => until("the request is in the mailbox", hasMail, 20);
  try {
    const site = await serveSite(".", {
      SMTP_URL: mailbox.url,
      OUTBOX_URL: `file:${join(folder, "outbox.db")}`,
    });
    try {
      const parent = simulateParent(await openPhone(browser, fakeCaptchaScript));
      const results = await runJourney([...findSteps, ...requestSteps], parent, {
        site: site.address,
        email,
        arrived,
      });
      if (!report(results)) process.exitCode = 1;
    } finally {
      site.stop();
    }
  } finally {
    await browser.close();
    await mailbox.close();
    rmSync(folder, { recursive: true, maxRetries: 5 });
  }
}
