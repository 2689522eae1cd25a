import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Icon } from "../components/icon";
import { PageLink } from "../components/page-link";
import { usePageLanguage } from "../hooks/use-page-language";
import * as shapes from "../styles/shapes.module.css";
import * as styles from "./related-services.module.css";

/** Links to other services, each with its summary. */
export function RelatedServices({ block }: { block: Queries.RelatedServicesFragment }) {
  const { direction } = usePageLanguage();
  return (
    <Band block={block}>
      <ul className={shapes.boxes}>
        {block.services.map(({ path, name, summary }) => (
          <li key={path}>
            <PageLink href={path} className={styles.service}>
              <span className={styles.name}>
                {name}
                <Icon name={direction ? "left" : "arrow"} />
              </span>{" "}
              <span>{summary}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}

export const fragment = graphql`
  fragment RelatedServices on RelatedServicesBlock {
    anchor
    heading
    intro
    services {
      path
      name
      summary
    }
    actions {
      ...Action
    }
  }
`;
