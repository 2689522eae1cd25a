import { graphql, useStaticQuery } from "gatsby";

/** The menu and the footer's links, from data/navigation.json. */
export function useNavigation(): Queries.UseNavigationQuery["navigation"] {
  return useStaticQuery<Queries.UseNavigationQuery>(graphql`
    query UseNavigation {
      navigation {
        menu {
          name
          id
          scrollTo
          subLinks {
            label
            path
          }
        }
        quickLinks {
          ...Action
        }
      }
    }
  `).navigation;
}
