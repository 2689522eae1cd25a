import { z } from "zod";
import { awaitsCounsel, date, html, path, phone, sample, text, time, webAddress } from "./fields";

const weekday = z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);

const hours = z
  .strictObject({ days: z.array(weekday).min(1), opens: time, closes: time })
  .meta({ title: "OpeningHours", description: "Days in a row that share the same hours." });

const address = z
  .strictObject({
    street: z.string().min(1),
    locality: z.string().min(1),
    region: z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of the state, such as "AK"'),
    regionName: z.string().min(1),
    postalCode: z.string().regex(/^\d{5}$/, 'must be five digits, such as "99654"'),
    country: z.string().regex(/^[A-Z]{2}$/, 'must be two letters, such as "US"'),
  })
  .meta({ title: "Address" });

const geo = z
  .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .meta({ title: "Geo", description: "The entrance on the map, in decimal degrees." });

const phones = z
  .strictObject({
    main: phone.meta({ description: "Called from every page." }),
    fax: phone.meta({ description: "Fax and referral line." }),
    structuredData: phone.optional().meta({
      description: "Another line that search engines show. Leave it out, and they show the main number.",
    }),
    sample,
  })
  .meta({ title: "Phones" });

const coverage = z
  .strictObject({
    name: text("How it is called, in a word or two."),
    text: html("What it means for a family."),
  })
  .meta({ title: "Coverage" });

const callScript = z
  .strictObject({
    heading: text("What the list is for."),
    intro: text("One or two sentences before the call."),
    questions: z.array(text("One question.")).min(1),
  })
  .meta({ title: "CallScript" });

const insurance = z
  .strictObject({
    accepted: z.array(z.string().min(1)).min(1),
    inNetwork: z.array(z.string().min(1)).min(1),
    homeschool: z.array(z.string().min(1)).min(1),
    acceptedMore: text("What stands after the list of accepted insurers."),
    homeschoolMore: text("What stands after the list of homeschool programs."),
    courtesy: text("That verification is a courtesy and no guarantee."),
    payment: text("When co-pays and deductibles are due."),
    checked: date.meta({
      description:
        "The day on which the three lists were last checked. The check reminds you after six months.",
    }),
    coverage: z
      .strictObject({
        inNetwork: coverage,
        accepted: coverage,
        ask: coverage,
        homeschool: coverage,
      })
      .meta({
        title: "Coverages",
        description: "What a family reads of an insurer or program in the lists.",
      }),
    insurerCall: callScript,
    homeschoolCall: callScript,
    awaitsCounsel,
  })
  .meta({ title: "Insurance" });

const crisisLine = z
  .strictObject({
    name: z.string().min(1),
    number: z.string().regex(/^\d{3}$/, 'must be three digits, such as "988"'),
    canText: z.boolean(),
    when: z.string().min(1).meta({ description: "When to use it, in a few plain words." }),
  })
  .meta({ title: "CrisisLine" });

const helpLine = z
  .strictObject({
    id: z.enum(["poison", "battery", "child-protection", "child-abuse"]),
    name: z.string().min(1),
    number: z.string().regex(/^1-\d{3}-\d{3}-\d{4}$/, 'must be written like "1-800-222-1222"'),
    when: z.string().min(1).meta({ description: "When to call, in a few plain words." }),
  })
  .meta({ title: "HelpLine" });

const socialLink = z
  .strictObject({ name: z.enum(["Facebook", "Instagram", "LinkedIn", "YouTube"]), url: webAddress, sample })
  .meta({ title: "SocialLink" });

/** data/clinic.json: the one place that states the clinic's facts. */
export const clinic = z
  .strictObject({
    $schema: z.string().optional(),
    name: z.string().min(1),
    legalName: z.string().min(1),
    tagline: z.string().min(1),
    description: z.string().min(1).meta({ description: "One sentence for search engines." }),
    email: z.email(),
    phones,
    geo: geo.optional(),
    address,
    timeZone: z.literal("America/Anchorage"),
    hours: z.array(hours).min(1),
    insurance,
    crisisLines: z.array(crisisLine).min(2),
    helpLines: z.array(helpLine).meta({
      description: "Other lines that the answers of the worry finder name, such as Poison Help.",
    }),
    social: z.array(socialLink).min(1),
    privacyDocument: z.string().meta({ role: { reference: "documents" } }),
    sitemapPath: path("Where crawlers find the list of pages.").or(z.literal("/sitemap-index.xml")),
  })
  .meta({ title: "Clinic" });

export type Clinic = z.infer<typeof clinic>;
export type SocialNetwork = Clinic["social"][number]["name"];
