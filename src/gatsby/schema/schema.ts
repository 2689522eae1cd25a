import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import type { Page } from "../../content/page";
import { isUntranslated, languageOf, markedEnglish, pathIn } from "../languages/languages";
import { interpolateFacts, interpolateStoryFacts } from "./clinic-facts";
import { concernResolvers } from "./concern-resolvers";
import { type Context, clinicOf, factsFor, field, find, findAll, inLanguage, wordsFor } from "./context";
import { buildDayType, datedResolvers } from "./dated-resolvers";
import { graphqlTypes } from "./graphql-types";
import { type DocumentSource, type PdfFacts, pdfIn, resolveRichText, resolveTarget } from "./link-targets";

interface FieldConfig {
  resolve?(source: unknown, args: unknown, context: Context, info: { fieldName: string }): unknown;
}

const otherTypes = `
  type Site implements Node {
    siteMetadata: SiteSiteMetadata!
  }
  type SiteSiteMetadata {
    siteUrl: String!
    mapsApiKey: String
    reviewsWidgetUrl: String
  }
  type Target @dontInfer {
    "The URL that a browser follows."
    href: String!
    "page, place, outside, document, phone or email"
    kind: String!
    pdf: PdfFacts
  }
  "The texts of a concern's page, as HTML."
  type ConcernPage @dontInfer {
    answer: String!
    description: String!
    now: [String!]!
    today: [String!]!
    wait: String
    ages: String
    until: [String!]!
  }
  type Translation implements Node @dontInfer {
    id: ID!
  }
  type PdfFacts @dontInfer {
    title: String!
    file: String!
    pages: Int!
    bytes: Int!
  }
`;

/**
 * Gatsby's createSchemaCustomization: defines the content's types, and how their texts and link targets are
 * resolved: in the language of the page, then with the clinic's facts.
 */
export function createSchemaCustomization({ actions, schema }: CreateSchemaCustomizationArgs): void {
  extend("words", inLanguage);
  extend("text", async (copy, context) =>
    interpolateFacts(inLanguage(copy, context), await factsFor(context, copy), "text"),
  );
  extend("story", async (copy, context) =>
    interpolateStoryFacts(inLanguage(copy, context), await factsFor(context, copy)),
  );
  extend("html", async (copy, context) => {
    const own = isUntranslated(copy, languageOf(context)) ? markedEnglish(copy) : inLanguage(copy, context);
    const filled = interpolateFacts(own, await factsFor(context, copy), "html");
    return resolveRichText(filled, context, wordsFor(context, copy));
  });
  extend("target", resolveTarget);
  extend("page", (path, context) => pathIn(path, languageOf(context)));
  actions.createTypes([otherTypes, buildDayType, ...graphqlTypes(schema)]);

  function extend(name: string, resolveOne: (value: string, context: Context) => unknown): void {
    const resolve: FieldConfig["resolve"] = (source, _args, context, { fieldName }) => {
      const value = (source as Record<string, unknown>)[fieldName];
      if (Array.isArray(value)) return Promise.all(value.map((each) => resolveOne(each, context)));
      return typeof value === "string" ? resolveOne(value, context) : value;
    };
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  }
}

/** What is said in a video or podcast, and whether its captions are checked: an entry of data/transcripts.json. */
const spoken = field("Transcript", ({ jsonId }: { jsonId: string }, context) =>
  find(context, "Transcript", jsonId),
);

const team = field("[TeamMember!]!", (_source, context) => findAll(context, "TeamMember"));

/** The search for concerns, wherever that is. */
const search = field("ConcernFinderBlock!", async (_source, context) => {
  const pages = await findAll<Page>(context, "Page");
  return pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "concern-finder");
});

/** A field of the PDF of a document in the language of the page. */
const ofPdf = (type: string, name: keyof PdfFacts) =>
  field(type, (source: DocumentSource, context) => pdfIn(source, languageOf(context)?.code)[name]);

/**
 * Gatsby's createResolvers: adds computed fields, and makes root queries non-null, since the content check
 * rejects content without those entries.
 */
export function createResolvers(gatsby: CreateResolversArgs): void {
  gatsby.createResolvers({
    ...datedResolvers,
    ...concernResolvers,
    AnxietyArticle: { spoken },
    MediaItem: { spoken },
    OutsideLink: { spoken },
    ConcernAreasBlock: { search },
    InsuranceBlock: {
      insurance: field("Insurance!", async (_source, context) => (await clinicOf(context)).insurance),
    },
    LanguageNoticesBlock: { notices: field("Notices!", (_source, context) => find(context, "Notices")) },
    MilestonesBlock: {
      milestones: field("[Milestone!]!", (_source, context) => findAll(context, "Milestone")),
    },
    PdfDocument: {
      file: ofPdf("String!", "file"),
      pages: ofPdf("Int!", "pages"),
      bytes: ofPdf("Int!", "bytes"),
    },
    TeamBannerBlock: { team },
    TeamListBlock: { team },
    Query: {
      clinic: { type: "Clinic!" },
      concern: { type: "Concern!" },
      navigation: { type: "Navigation!" },
      page: { type: "Page!", resolve: pageOfContext },
      site: { type: "Site!" },
    },
  });
}

/** The entry of a page: that of the English page, where its context names one. */
function pageOfContext(
  source: object,
  args: object,
  context: Context & { original?: string },
  info: { originalResolver: (...all: unknown[]) => unknown },
): unknown {
  const { original } = context;
  return info.originalResolver(source, original ? { path: { eq: original } } : args, context, info);
}
