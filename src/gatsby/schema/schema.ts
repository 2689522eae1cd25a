import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import type { z } from "zod";
import type { Clinic } from "../../content/clinic";
import { isEmergency } from "../../content/emergencies";
import type { concern, service } from "../../content/entities";
import { isCurrent } from "../../shared/clinic/soonest-visit";
import { buildDay, buildDayType } from "./build-day";
import { clinicFacts, interpolateFacts, interpolateStoryFacts } from "./clinic-facts";
import { createClosureResolvers } from "./closure-resolvers";
import { concernAnswer, type Fill, firstCalls } from "./concern-answer";
import { graphqlTypes } from "./graphql-types";
import { type LinkResolver, type PdfFacts, resolveTarget } from "./link-targets";
import { resolveRichText } from "./rich-text";

type ConcernSource = z.infer<typeof concern>;
type ServiceSource = z.infer<typeof service>;
interface Context {
  nodeModel: {
    findOne(query: object): Promise<object | null>;
    findAll(query: object): Promise<{ entries: Iterable<object> }>;
  };
}
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
  type PdfFacts @dontInfer {
    title: String!
    file: String!
    pages: Int!
    bytes: Int!
  }
`;

/**
 * Gatsby's createSchemaCustomization: defines the content's types, and how their texts and link targets are
 * resolved.
 */
export function createSchemaCustomization({ actions, schema }: CreateSchemaCustomizationArgs): void {
  extend("text", async (copy, context) =>
    interpolateFacts(copy, clinicFacts(await clinicOf(context)), "text"),
  );
  extend("story", async (copy, context) => interpolateStoryFacts(copy, clinicFacts(await clinicOf(context))));
  extend("html", async (copy, context) => {
    const filled = interpolateFacts(copy, clinicFacts(await clinicOf(context)), "html");
    return resolveRichText(filled, linkResolverFor(context));
  });
  extend("target", (target, context) => resolveTarget(target, linkResolverFor(context)));
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
const spoken = {
  type: "Transcript",
  resolve: ({ jsonId }: { jsonId: string }, _args: unknown, context: Context) =>
    find(context, "Transcript", jsonId),
};

/** All team members, in the order of data/team.json. */
const team = {
  type: "[TeamMember!]!",
  resolve: async (_source: object, _args: object, { nodeModel }: Context) => [
    ...(await nodeModel.findAll({ type: "TeamMember", query: {} })).entries,
  ],
};

/** The insurers and stipends that the clinic accepts, with the questions to ask about them. */
const insurance = {
  type: "Insurance!",
  resolve: async (_source: object, _args: object, context: Context) => (await clinicOf(context)).insurance,
};

/** Whether it was looked up in the 30 days before the build. A page shows nothing older, not even to search engines. */
const isCurrentVisit = {
  type: "Boolean!",
  resolve: async ({ asOf }: { asOf: string }, _args: unknown, context: Context) => {
    const today = await buildDay(context);
    return today !== undefined && isCurrent(asOf, today);
  },
};

/** The notice that language help is free, in all its languages. */
const notices = {
  type: "Notices!",
  resolve: (_source: object, _args: object, context: Context) => find(context, "Notices"),
};

/**
 * Gatsby's createResolvers: adds computed fields, and makes root queries non-null, since the content check
 * rejects content without those entries.
 */
export function createResolvers(gatsby: CreateResolversArgs): void {
  createClosureResolvers(gatsby);
  gatsby.createResolvers({
    Concern: {
      answer: {
        type: "String!",
        resolve: async (concern: ConcernSource, _args: unknown, context: Context) => {
          const clinic = await clinicOf(context);
          const service = concern.service && (await find<ServiceSource>(context, "Service", concern.service));
          const fill: Fill = (copy, as) => interpolateFacts(copy, clinicFacts(clinic), as);
          return concernAnswer(concern, service || undefined, fill);
        },
      },
      crisis: {
        type: "String",
        resolve: async (concern: ConcernSource, _args: unknown, context: Context) =>
          concern.first === "988" ? firstCalls(concern, await clinicOf(context)) : undefined,
      },
      calls: {
        type: "String",
        resolve: async (concern: ConcernSource, _args: unknown, context: Context) =>
          concern.first === "988" ? undefined : firstCalls(concern, await clinicOf(context)),
      },
      isEmergency: { type: "Boolean!", resolve: ({ first }: ConcernSource) => isEmergency(first) },
    },
    AnxietyArticle: { spoken },
    MediaItem: { spoken },
    OutsideLink: { spoken },
    InsuranceBlock: { insurance },
    LanguageNoticesBlock: { notices },
    SoonestVisit: { isCurrent: isCurrentVisit },
    TeamBannerBlock: { team },
    TeamListBlock: { team },
    Query: {
      clinic: { type: "Clinic!" },
      navigation: { type: "Navigation!" },
      page: { type: "Page!" },
      site: { type: "Site!" },
    },
  });
}

async function find<Entry>(context: Context, type: string, id?: string): Promise<Entry | undefined> {
  const filter = id === undefined ? {} : { jsonId: { eq: id } };
  return ((await context.nodeModel.findOne({ type, query: { filter } })) ?? undefined) as Entry | undefined;
}

async function clinicOf(context: Context): Promise<Clinic> {
  const facts = await find<Clinic>(context, "Clinic");
  if (facts === undefined) throw new Error("data/clinic.json is missing.");
  return facts;
}

function linkResolverFor(context: Context): LinkResolver {
  return {
    link: async (id) => (await find<{ url: string }>(context, "OutsideLink", id))?.url,
    pdf: (id) => find<PdfFacts>(context, "PdfDocument", id),
    phone: async (which) => (await clinicOf(context)).phones[which],
    email: async () => (await clinicOf(context)).email,
  };
}
