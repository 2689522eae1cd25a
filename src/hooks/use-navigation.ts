import { graphql } from "gatsby";
import { useSiteQuery } from "./use-site-query";

/** The menu, the footer's links and the labels of calm mode, from data/navigation.json. */
export function useNavigation(): Queries.SiteNavigationFragment {
  return useSiteQuery().navigation;
}

export const fragment = graphql`
  fragment SiteNavigation on Navigation {
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
    legalLinks {
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
`;
