const first = Number(process.env.E2E_PORT ?? 9341);

/** Where the two websites and the two git hosts are. The editor sends no password to other machines without HTTPS. */
export const ports = {
  gitea: first,
  github: first + 1,
  giteaHost: first + 2,
  githubHost: first + 3,
} as const;

/** The address of one of them. */
export function addressOf(name: keyof typeof ports): string {
  return `http://localhost:${ports[name]}`;
}
