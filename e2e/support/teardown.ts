import { deleteTestMails } from "./mailbox";

/** Playwright's global teardown. */
export default () => deleteTestMails();
