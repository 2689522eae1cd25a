import { graphql, useStaticQuery } from "gatsby";

/** The menu, the footer's links and the words of calm mode, from data/navigation.json. */
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
        calm {
          name
          read
          pause
          resume
          stop
          picture
          noVoice
        }
      }
    }
  `).navigation;
}
