/** How soon a family can come. */
export const soonest = {
  visit: "{service}: first visit in {days}, as of {date}.",
  about: { one: "about {count} day", other: "about {count} days" },
} as const;
