/** `npm run translate -- es appointment`: adds the texts that are missing to the translations of a language. */
import { translate } from "./translate";

const [language = "", page] = process.argv.slice(2);
process.stdout.write(`${translate(process.cwd(), language, page)}\n`);
