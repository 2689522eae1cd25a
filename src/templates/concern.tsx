import { graphql, type HeadProps } from "gatsby";
import * as actions from "../components/actions.module.css";
import { Band } from "../components/band";
import { CantWait } from "../components/concern-texts";
import { CallLink } from "../components/contact-links";
import { PlainHero } from "../components/hero";
import { PageLink, RequestLink } from "../components/page-link";
import { RichList, RichText } from "../components/rich-text";
import { SoonestVisit } from "../components/soonest-visit";
import { useClinic } from "../hooks/use-clinic";
import { usePagePath } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { type PageHeadContext, PageTags } from "../seo/page-head";
import { concernsPage } from "../shared/site/main-pages";
import * as shapes from "../styles/shapes.module.css";
import { concernPage } from "../words/en/concerns";
import { concernList, head } from "../words/en/sections";
import { fill } from "../words/fill";
import { inLanguage } from "../words/in-language";
import { ConcernCalls, ConcernEnd } from "./concern-parts";

type Concern = Queries.OneConcernQuery["concern"];

/** The page of a concern, in one order for all: the answer, when to call whom, what is usual, what to do, and who can help. */
export default function ConcernTemplate({
  data: { concern },
}: {
  data: Pick<Queries.OneConcernQuery, "concern">;
}) {
  const words = useWords({ concernPage });
  const { name, isEmergency, crisis, calls, page } = concern;
  // A single call of an emergency is 911, which the first box says too.
  const isOnly911 = isEmergency && page.now.length > 0 && calls?.match(/<p>/g)?.length === 1;
  const lines = isOnly911 ? null : (crisis ?? calls);
  return (
    <>
      <PlainHero
        heading={name}
        isAlone={isEmergency}
        back={<PageLink href={usePagePath(concernsPage)}>{words.all}</PageLink>}
      >
        {!crisis && <CantWait />}
        <p
          className={shapes.lead}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: plain text of data/, with links for phone numbers
          dangerouslySetInnerHTML={{ __html: page.answer }}
        />
        {lines && (
          <div className={shapes.urgentLine}>
            <RichText html={lines} />
          </div>
        )}
        <ConcernCalls page={page} />
      </PlainHero>
      {page.ages && (
        <Band block={{ heading: words.ages }} layout="split">
          <RichText html={`<p>${page.ages}</p>`} />
        </Band>
      )}
      <Band block={{ heading: isEmergency ? words.untilHelp : words.until }} layout="split">
        <RichList items={page.until} mark="tick" />
      </Band>
      <WhoHelps concern={concern} />
      <ConcernEnd concern={concern} />
    </>
  );
}

/** The service that looks at the concern, what a first visit is like and how soon it can be. */
function WhoHelps({ concern: { name, isEmergency, calls, service } }: { concern: Concern }) {
  const words = useWords({ concernPage });
  const ask = useWords({ concernList });
  const { phones } = useClinic();
  if (!service) return null;
  return (
    <Band
      block={{ heading: isEmergency || calls ? words.afterwards : words.here }}
      layout="split"
      lead={
        <>
          <h3>
            <PageLink href={service.path}>{service.name}</PageLink>
          </h3>
          <p>{service.summary}</p>
        </>
      }
    >
      <h3>{words.firstVisit}</h3>
      <p>{service.firstVisit}</p>
      <dated-notices>
        <SoonestVisit service={service} as="p" />
      </dated-notices>
      <div className={actions.actions}>
        <RequestLink message={fill(ask.askMessage, { service: service.name, concern: name })}>
          {ask.ask}
        </RequestLink>
        <CallLink phone={phones.main} />
      </div>
    </Band>
  );
}

/** Gatsby's Head: the title, the meta tags, and no indexing until a clinician has approved the page. */
export function Head({ data, pageContext }: HeadProps<Queries.OneConcernQuery, PageHeadContext>) {
  const { clinic, concern } = data;
  const { name, path } = concern;
  const { description } = concern.page;
  const title = `${name} | ${clinic.name}, ${clinic.address.locality}`;
  return (
    <PageTags
      page={{ path, title, description, socialTitle: title, socialDescription: description }}
      data={data}
      context={pageContext}
      card={{ page: "/", alt: inLanguage(pageContext.words, { head }).cardPicture }}
    />
  );
}

export const query = graphql`
  query OneConcern($concern: String!, $isTranslated: Boolean = false) {
    ...SiteInLanguage
    site {
      siteMetadata {
        siteUrl
      }
    }
    clinic {
      name
      address {
        locality
      }
    }
    concern(jsonId: { eq: $concern }) {
      name
      path
      isEmergency
      crisis
      calls
      page {
        answer
        description
        ages
        until
        ...ConcernPage
      }
      service {
        path
        name
        summary
        firstVisit
        ...SoonestVisit
      }
      ...ConcernEnd
    }
  }
  fragment ConcernPage on ConcernPage {
    now
    today
    wait
  }
`;
