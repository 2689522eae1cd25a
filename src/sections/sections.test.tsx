import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ReactElement } from "react";
import type { BlockKind } from "../content/blocks";
import { clinic, site } from "../hooks/use-clinic.fixtures";
import { WordsContext } from "../hooks/use-words";
import { englishWordsIn, pseudoCatalog } from "../words/pseudo.fixtures";
import { AppointmentForm } from "./appointment-form";
import { ArticleList } from "./article-list";
import { CallBanner } from "./call-banner";
import { CardList } from "./card-list";
import { CheckList } from "./check-list";
import { CommunicationBoard } from "./communication-board";
import { ConcernAreas } from "./concern-areas";
import { concernAreas } from "./concern-areas.fixtures";
import { ConcernFinder } from "./concern-finder";
import { concernFinder } from "./concern-finder.fixtures";
import { DocumentList } from "./document-list";
import { Feature } from "./feature";
import { feature } from "./feature.fixtures";
import { HelpByAge } from "./help-by-age";
import { helpByAge } from "./help-by-age.fixtures";
import { HomeAbout } from "./home-about";
import { homeAbout } from "./home-about.fixtures";
import { HomeHero } from "./home-hero";
import { homeHero } from "./home-hero.fixtures";
import { Insurance } from "./insurance";
import { insurance } from "./insurance.fixtures";
import { LanguageNotices } from "./language-notices";
import { languageNotices } from "./language-notices.fixtures";
import { MapBanner } from "./map-banner";
import { MediaList } from "./media-list";
import { Milestones } from "./milestones";
import { milestones } from "./milestones.fixtures";
import { NewsList } from "./news-list";
import { newsList } from "./news-list.fixtures";
import { PageHero } from "./page-hero";
import { PartnerList } from "./partner-list";
import { partnerList } from "./partner-list.fixtures";
import { PictureStory } from "./picture-story";
import { pictureStory } from "./picture-story.fixtures";
import { Prose } from "./prose";
import { Questions } from "./questions";
import { ReferralSheet } from "./referral-sheet";
import { referralSheet } from "./referral-sheet.fixtures";
import { RelatedServices } from "./related-services";
import { Reviews } from "./reviews";
import { RightsList } from "./rights-list";
import { rightsList } from "./rights-list.fixtures";
import {
  appointmentForm,
  articleList,
  callBanner,
  cardList,
  checkList,
  communicationBoard,
  documentList,
  mapBanner,
  mediaList,
  pageHero,
  prose,
  questions,
  relatedServices,
  reviews,
  serviceCarousel,
  serviceGroups,
  slider,
  steps,
  teamBanner,
  testimonialList,
  travelCard,
  visitUs,
  warningSigns,
} from "./sections.fixtures";
import { SensoryGuide } from "./sensory-guide";
import { sensoryGuide } from "./sensory-guide.fixtures";
import { ServiceCarousel } from "./service-carousel";
import { ServiceGroups } from "./service-groups";
import { Slider } from "./slider";
import { SoonestVisits } from "./soonest-visits";
import { soonestVisits } from "./soonest-visits.fixtures";
import { Steps } from "./steps";
import { TeamBanner } from "./team-banner";
import { TeamList } from "./team-list";
import { teamList } from "./team-list.fixtures";
import { TestimonialList } from "./testimonial-list";
import { TherapySection } from "./therapy-section";
import { therapySection } from "./therapy-section.fixtures";
import { TravelCard } from "./travel-card";
import { VisitPack } from "./visit-pack";
import { visitPack } from "./visit-pack.fixtures";
import { VisitUs } from "./visit-us";
import { WarningSigns } from "./warning-signs";

/** The section of every block kind. A kind without a section does not compile. */
const sections: Record<BlockKind, ReactElement<{ block: { heading: string } }>> = {
  "home-hero": <HomeHero block={homeHero} />,
  "home-about": <HomeAbout block={homeAbout} />,
  "news-list": <NewsList block={newsList} />,
  "page-hero": <PageHero block={pageHero} />,
  "concern-areas": <ConcernAreas block={concernAreas} />,
  milestones: <Milestones block={milestones} />,
  "team-banner": <TeamBanner block={teamBanner} />,
  prose: <Prose block={prose} />,
  feature: <Feature block={feature} />,
  steps: <Steps block={steps} />,
  "card-list": <CardList block={cardList} />,
  questions: <Questions block={questions} />,
  "rights-list": <RightsList block={rightsList} />,
  "help-by-age": <HelpByAge block={helpByAge} />,
  "check-list": <CheckList block={checkList} />,
  "therapy-section": <TherapySection block={therapySection} />,
  "service-groups": <ServiceGroups block={serviceGroups} />,
  "warning-signs": <WarningSigns block={warningSigns} />,
  slider: <Slider block={slider} />,
  "service-carousel": <ServiceCarousel block={serviceCarousel} />,
  "related-services": <RelatedServices block={relatedServices} />,
  "concern-finder": <ConcernFinder block={concernFinder} />,
  "soonest-visits": <SoonestVisits block={soonestVisits} />,
  "testimonial-list": <TestimonialList block={testimonialList} />,
  reviews: <Reviews block={reviews} />,
  "partner-list": <PartnerList block={partnerList} />,
  "team-list": <TeamList block={teamList} />,
  "article-list": <ArticleList block={articleList} />,
  "media-list": <MediaList block={mediaList} />,
  "language-notices": <LanguageNotices block={languageNotices} />,
  "document-list": <DocumentList block={documentList} />,
  "picture-story": <PictureStory block={pictureStory} />,
  "sensory-guide": <SensoryGuide block={sensoryGuide} />,
  "communication-board": <CommunicationBoard block={communicationBoard} />,
  "travel-card": <TravelCard block={travelCard} />,
  "visit-pack": <VisitPack block={visitPack} />,
  insurance: <Insurance block={insurance} />,
  "referral-sheet": <ReferralSheet block={referralSheet} />,
  "appointment-form": <AppointmentForm block={appointmentForm} />,
  "visit-us": <VisitUs block={visitUs} />,
  "call-banner": <CallBanner block={callBanner} />,
  "map-banner": <MapBanner block={mapBanner} />,
};

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ clinic, site });
});

test.each(Object.entries(sections))("%s shows its heading exactly once", (_, section) => {
  render(section);
  expect(screen.getAllByRole("heading", { name: section.props.block.heading })).toHaveLength(1);
});

test.each(Object.entries(sections))(
  "%s says nothing of its own in English on a page in another language",
  (_, section) => {
    const { container } = render(<WordsContext value={pseudoCatalog}>{section}</WordsContext>);
    expect(englishWordsIn(container, [section.props.block, clinic])).toEqual([]);
  },
);
