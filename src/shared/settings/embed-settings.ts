/** Settings of the third parties (and a relay on another host) that pages call; null if one is not used. */
export interface EmbedSettings {
  readonly mapsApiKey: string | null;
  readonly reviewsWidgetUrl: string | null;
  readonly gtagId: string | null;
  /** Origin of a relay to which browsers send the forms directly (CORS). */
  readonly relayUrl: string | null;
}

const rules = {
  GATSBY_GOOGLE_MAPS_API_KEY: [/^[\w-]+$/, "a key of letters, digits, - and _"],
  GATSBY_REVIEWS_WIDGET_URL: [/^https:\/\/[^\s/]+\/\S*$/, "the full https address of the widget's script"],
  GATSBY_GTAG_ID: [/^[A-Z]+-[A-Z0-9-]+$/, "a tag such as G-AB12CD34EF"],
  GATSBY_RELAY_URL: [
    /^https?:\/\/[^\s/]+$/,
    "the address of the form relay without a path, such as https://relay.example.org",
  ],
} as const;

/**
 * Reads the settings from environment variables.
 * @throws with a message for the operator if a variable is invalid
 */
export function embedSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): EmbedSettings {
  return {
    mapsApiKey: read("GATSBY_GOOGLE_MAPS_API_KEY"),
    reviewsWidgetUrl: read("GATSBY_REVIEWS_WIDGET_URL"),
    gtagId: read("GATSBY_GTAG_ID"),
    relayUrl: read("GATSBY_RELAY_URL"),
  };

  function read(name: keyof typeof rules): string | null {
    const given = environment[name]?.trim() || null;
    const [pattern, description] = rules[name];
    if (given !== null && !pattern.test(given))
      throw new Error(`${name} is "${given}". It must be ${description}.`);
    return given;
  }
}
