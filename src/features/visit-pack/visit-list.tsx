import { graphql } from "gatsby";
import { ActionLink } from "../../components/action-link";
import * as formStyles from "../../components/form/form.module.css";
import * as styles from "./visit-list.module.css";

/** A checklist, for the screen and for paper. */
export function VisitList({ list }: { list: Queries.VisitListFragment }) {
  return (
    <div>
      <h3>{list.name}</h3>
      <ul className={formStyles.field}>
        {list.items.map(({ text, links }) => (
          <li key={text} className={styles.item}>
            <label className={formStyles.choice}>
              <input type="checkbox" className={formStyles.box} />
              {text}
            </label>
            {links && (
              <div className={styles.links}>
                {links.map(({ label, to }) => (
                  <ActionLink key={label} to={to}>
                    {label}
                  </ActionLink>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment VisitList on VisitList {
    name
    items {
      text
      links {
        ...Action
      }
    }
  }
`;
