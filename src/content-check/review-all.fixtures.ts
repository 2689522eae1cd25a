import type { Fixture } from "./fixture";

/** The date that the fixture's content was checked on. */
export const written = new Date().toISOString().slice(0, 10);

/** Dates all content of a fixture as checked on a day. */
export function reviewAll(site: Fixture, day: string): void {
  for (const name of ["clinic", "notices", "services", "pages/home", "pages/our-team", "pages/behavior"]) {
    const file = `data/${name}.json`;
    site.write(file, site.read(file).replaceAll(written, day));
  }
}
