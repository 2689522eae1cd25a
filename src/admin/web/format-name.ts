/** What the editor calls the format of a collection such as "team", or of a translation such as "data/team.es.json". */
export function formatName(name: string): string {
  return `content-${name}`;
}
