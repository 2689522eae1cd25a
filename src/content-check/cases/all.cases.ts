import "./clinic.cases";
import "./attachments.cases";
import "./copies.cases";
import "./days.cases";
import "./entries.cases";
import "./facts.cases";
import "./html.cases";
import "./links.cases";
import "./news.cases";
import "./phrases.cases";
import "./pages.cases";
import "./placeholders.cases";
import "./references.cases";
import "./reviews.cases";
import "./schema.cases";
import "./translated-words.cases";
import "./translations.cases";
import "./videos.cases";
import "./words.cases";
import type { ChangeCases } from "./case.fixtures";
import { filesChanges } from "./files.cases";
import { valuesChanges } from "./values.cases";

/** The cases of the whole check. */
export const allChanges: ChangeCases = { ...filesChanges, ...valuesChanges };
