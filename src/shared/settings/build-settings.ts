import { z } from "zod";
import { adminFields, adminOf, missingForAdmin } from "./admin-settings";
import { mustBe, origin } from "./setting-rules";

const embed = (pattern: RegExp, rule: string) =>
  z
    .string()
    .regex(pattern, { error: mustBe(rule) })
    .nullable()
    .default(null);

/** The rule for SITE_URL, which the server reads too. With a path, every canonical link would be wrong. */
export const siteAddress = origin("https://www.example.org").default("http://localhost:9000");

const fields = z.object({
  ...adminFields,
  SITE_URL: siteAddress,
  RELAY_URL: origin("https://relay.example.org").optional(),
  // The standard of reproducible-builds.org: two builds with the same time write the same files.
  SOURCE_DATE_EPOCH: z
    .string()
    .regex(/^\d{1,10}$/, { error: mustBe("a number of seconds since 1970, such as 1795564800") })
    .transform((seconds) => new Date(Number(seconds) * 1000))
    .optional(),
  GATSBY_OFFLINE: z.literal("off", { error: mustBe("off, or not be set") }).optional(),
  GATSBY_GOOGLE_MAPS_API_KEY: embed(/^[\w-]+$/, "a key of letters, digits, - and _"),
  GATSBY_REVIEWS_WIDGET_URL: embed(
    /^https:\/\/[^\s/]+\/\S*$/,
    "the full https address of the widget's script, such as https://reviews.example.org/widget.js",
  ),
  GATSBY_GTAG_ID: embed(/^[A-Z]+-[A-Z0-9-]+$/, "a tag such as G-AB12CD34EF"),
  // Scripts in the browser append the path, so there is no slash at its end.
  GATSBY_RELAY_URL: embed(
    /^https?:\/\/[^\s/]+$/,
    "the address of the form relay without a path, such as https://relay.example.org",
  ),
});

const schema = fields.superRefine((given, context) => {
  for (const message of missingForAdmin(given)) context.addIssue({ code: "custom", message });
});

/**
 * Reads the build's settings. An empty variable counts as not set.
 * @throws with one line for each invalid variable
 */
export function readBuildSettings(environment: Readonly<Record<string, string | undefined>> = process.env) {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const);
  const { success, data, error } = schema.safeParse(Object.fromEntries(trimmed.filter(([, value]) => value)));
  if (!success) throw new Error(error.issues.map(({ message }) => message).join("\n"));
  return {
    /** Origin of the built site, without a trailing slash. */
    siteUrl: data.SITE_URL,
    /** Origin of the form relay to which hosts forward form requests, if it is not the site's own. */
    relayUrl: data.RELAY_URL,
    /** The time that the build's own dates follow, if it is not the real one. */
    sourceDate: data.SOURCE_DATE_EPOCH,
    /** Whether this build unregisters the service worker of earlier builds. */
    isServiceWorkerRetired: data.GATSBY_OFFLINE === "off",
    /** The third parties (and a relay on another host) that pages call; null if one is not used. */
    embeds: {
      mapsApiKey: data.GATSBY_GOOGLE_MAPS_API_KEY,
      reviewsWidgetUrl: data.GATSBY_REVIEWS_WIDGET_URL,
      gtagId: data.GATSBY_GTAG_ID,
      /** Origin of a relay to which browsers send the forms directly (CORS). */
      relayUrl: data.GATSBY_RELAY_URL,
    },
    admin: adminOf(data),
  };
}

/** The build's settings, from environment variables. */
export type BuildSettings = ReturnType<typeof readBuildSettings>;

/** The settings of third parties. */
export type EmbedSettings = BuildSettings["embeds"];
