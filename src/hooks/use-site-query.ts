import { graphql, useStaticQuery } from "gatsby";
import { createContext, useContext } from "react";

/** The clinic and the menu in the language of a page that is not in English. */
export const SiteContext = createContext<Queries.SiteInLanguageFragment | undefined>(undefined);

/**
 * The data that all pages use, in one static query: Gatsby makes each static query a file that visitors
 * download. It is in English; a page in another language has its own in the result of its query.
 */
export function useSiteQuery(): Queries.SiteWideQuery {
  const { ownClinic, ownNavigation } = useContext(SiteContext) ?? {};
  const site = useStaticQuery<Queries.SiteWideQuery>(graphql`
    query SiteWide {
      clinic {
        ...ClinicFacts
      }
      navigation {
        ...SiteNavigation
      }
      site {
        siteMetadata {
          mapsApiKey
          reviewsWidgetUrl
        }
      }
    }
  `);
  return ownClinic && ownNavigation ? { ...site, clinic: ownClinic, navigation: ownNavigation } : site;
}

export const fragment = graphql`
  fragment SiteInLanguage on Query {
    ownClinic: clinic @include(if: $isTranslated) {
      ...ClinicFacts
    }
    ownNavigation: navigation @include(if: $isTranslated) {
      ...SiteNavigation
    }
  }

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

/** The menu, the footer's links and the labels of calm mode, from data/navigation.json. */
export function useNavigation(): Queries.SiteNavigationFragment {
  return useSiteQuery().navigation;
}
