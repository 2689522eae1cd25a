import { useWords } from "../hooks/use-words";
import { links } from "../words/en/layout";
import { PageLink } from "./page-link";

/** A link to where a text comes from, by the name of that website, in a new tab. */
export function SourceLink({ url }: { url: string }) {
  const { newTab } = useWords({ links });
  return (
    <PageLink href={url} target="_blank" rel="noopener">
      {new URL(url).hostname.replace(/^www\./, "")}
      <span className="visually-hidden">{` ${newTab}`}</span>
    </PageLink>
  );
}
