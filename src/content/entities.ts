import { z } from "zod";
import { callsFirst, type First } from "./emergencies";
import {
  action,
  date,
  html,
  path,
  picture,
  reference,
  reviewed,
  sample,
  slug,
  text,
  time,
  webAddress,
} from "./fields";

/** data/team.json */
export const teamMember = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z]+$/, 'must be the first name in lowercase letters, such as "anika"')
      .meta({ description: "The first name in lowercase; also the place on the page, /our-team#anika." }),
    name: z.string().min(1),
    position: z.string().min(1).optional(),
    description: html("The biography. What stands after <hr> shows only after READ MORE."),
    imageUrl: picture("The portrait, 4:5."),
    sample,
  })
  .meta({ title: "TeamMember" });

/** data/services.json */
export const service = z
  .strictObject({
    id: slug("Also the last part of the page's address."),
    name: z.string().min(1),
    path: path("The page of this service."),
    summary: text("One sentence: what it does for a child."),
    firstVisit: text("What a first visit is like, in two or three short sentences."),
    schemaType: z
      .enum(["PhysicalTherapy", "OccupationalTherapy", "MedicalTherapy", "PsychologicalTreatment"])
      .optional()
      .meta({
        description:
          "What search engines call this treatment: a type of schema.org. Leave it out for a service that is no medical treatment, such as lessons.",
      }),
    reviewed,
  })
  .meta({ title: "Service" });

/** data/concerns.json */
export const concern = z
  .strictObject({
    id: slug("The worry finder names the concern by it."),
    name: text("What a parent sees at home, in a parent's words."),
    words: z.array(z.string().min(1)).min(1).meta({
      description:
        'Other ways to say it; they are searched, not shown. A slash separates words that can replace each other: "ate/drank bleach".',
    }),
    not: z.array(z.string().min(1)).min(1).optional().meta({
      description:
        'Sayings that sound like this emergency and mean no harm, word for word: "drowning in homework/work". No emergency is found by their words.',
    }),
    first: z
      .enum(Object.keys(callsFirst) as First[])
      .optional()
      .meta({
        description:
          "Whom to call before anyone else, where the concern can't wait: 911, 988, poison (Poison Help), battery (a swallowed battery or magnet), abuse (harm by a person), emergency-room (the doctor now, or an emergency room) or doctor (today).",
      }),
    ages: text("What is usual at which age, where that can honestly be said.").optional(),
    tip: text("What to try, to do or to write down until the visit."),
    service: reference("services", "An id from services.json: the service that looks at it.")
      .optional()
      .meta({ description: "May be left out only where somebody else comes first." }),
  })
  .meta({ title: "Concern" });

/** data/testimonials.json */
export const testimonial = z
  .strictObject({
    id: slug("Blocks name the testimonial by it."),
    quote: text("The family's own words, without quotation marks."),
    attribution: z.string().min(1).optional().meta({ description: "Who said it, and when." }),
    sample,
  })
  .meta({ title: "Testimonial" });

/** data/documents.json; for the PDFs that `npm run build:documents` makes, it writes pages, bytes and madeOf. */
export const pdfDocument = z
  .strictObject({
    id: slug("Blocks name the document by it."),
    title: z.string().min(1),
    description: text("What it is for, in one sentence."),
    file: z
      .string()
      .regex(
        /^\/documents\/[a-z0-9-]+\.pdf$/,
        'must be an address such as "/documents/privacy-practices.pdf"',
      ),
    pages: z.int().positive(),
    bytes: z.int().positive(),
    madeOf: z.string().optional().meta({
      description:
        "Only for PDFs that npm run build:documents makes, which writes it: a digest of their words. Delete it when you put a PDF of your own in place.",
    }),
  })
  .meta({ title: "PdfDocument" });

/** data/partners.json */
export const partner = z
  .strictObject({
    id: slug("Blocks name the partner by it."),
    name: z.string().min(1),
    description: html("What we do together."),
    imageUrl: picture("3:2."),
    imageAlt: z.string(),
    link: action,
    sample,
  })
  .meta({ title: "Partner" });

/** data/links.json: every address outside this site that a page leads to. */
export const link = z
  .strictObject({
    id: slug('Pages lead here with "link:" and this id.'),
    name: z.string().min(1).meta({ description: "Whose address it is, for editors." }),
    url: webAddress,
    sample,
  })
  .meta({ title: "OutsideLink" });

/** data/closures.json: days on which the week's hours do not hold. */
export const closure = z
  .strictObject({
    id: slug("A name for editors, such as thanksgiving-2026."),
    reason: z
      .string()
      .min(1)
      .meta({ description: 'Why, as it stands in "Closed Thursday, November 26: Thanksgiving."' }),
    from: date,
    to: date.optional().meta({ description: "The last day, when there are several." }),
    opens: time.optional().meta({ description: "With closes: open on these days, at other hours." }),
    closes: time.optional(),
    sample,
  })
  .meta({ title: "Closure" });

/** data/redirects.json */
export const redirect = z
  .strictObject({ from: path("The old address."), to: path("The page that stands in its place.") })
  .meta({ title: "Redirect" });

const subLink = z
  .strictObject({ label: z.string().min(1), path: path("The page.") })
  .meta({ title: "SubLink" });

const menuItem = z
  .strictObject({
    name: z.string().min(1),
    id: path("The page it leads to."),
    subLinks: z.array(subLink).min(1).optional(),
    scrollTo: z.string().min(1).optional().meta({ description: "A place on that page to scroll to." }),
  })
  .meta({ title: "MenuItem" });

/** The words of calm mode, in data/navigation.json. */
const calm = z
  .strictObject({
    name: z.string().min(1).meta({ description: "The switch in the header." }),
    read: z.string().min(1).meta({ description: "The button that reads a section aloud." }),
    pause: z.string().min(1),
    resume: z.string().min(1),
    stop: z.string().min(1),
    picture: z.string().min(1).meta({ description: "What is said before a picture is described." }),
    noVoice: text("What stands on a device that has no voice of its own."),
  })
  .meta({ title: "Calm" });

/** data/navigation.json */
export const navigation = z
  .strictObject({
    $schema: z.string().optional(),
    menu: z.array(menuItem).min(1),
    quickLinks: z.array(action).min(1).meta({ description: "The footer's links." }),
    calm,
  })
  .meta({ title: "Navigation" });
