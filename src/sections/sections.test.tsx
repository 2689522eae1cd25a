import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { type ComponentType, createElement } from "react";
import { type BlockKind, blockKinds } from "../content/blocks";
import { clinic, site } from "../hooks/use-clinic.fixtures";
import { WordsContext } from "../hooks/use-words";
import { englishWordsIn, pseudoCatalog } from "../words/pseudo.fixtures";
import * as concerns from "./concerns.fixtures";
import * as facts from "./facts.fixtures";
import * as home from "./home.fixtures";
import * as sections from "./sections.fixtures";
import * as visit from "./visit.fixtures";

/** A block of every kind. A kind without one does not compile. */
const blocks: Record<BlockKind, { heading: string }> = {
  "home-hero": home.homeHero,
  "home-about": home.homeAbout,
  "news-list": home.newsList,
  "page-hero": sections.pageHero,
  "concern-areas": concerns.concernAreas,
  milestones: concerns.milestones,
  "team-banner": sections.teamBanner,
  prose: sections.prose,
  feature: sections.feature,
  steps: sections.steps,
  "card-list": sections.cardList,
  questions: sections.questions,
  "rights-list": facts.rightsList,
  "help-by-age": concerns.helpByAge,
  "check-list": sections.checkList,
  "therapy-section": sections.therapySection,
  "service-groups": sections.serviceGroups,
  "warning-signs": sections.warningSigns,
  slider: sections.slider,
  "service-carousel": home.serviceCarousel,
  "related-services": sections.relatedServices,
  "concern-finder": concerns.concernFinder,
  "soonest-visits": concerns.soonestVisits,
  "testimonial-list": sections.testimonialList,
  reviews: sections.reviews,
  "partner-list": sections.partnerList,
  "team-list": home.teamList,
  "article-list": sections.articleList,
  "media-list": sections.mediaList,
  "language-notices": facts.languageNotices,
  "document-list": facts.documentList,
  "picture-story": visit.pictureStory,
  "sensory-guide": visit.sensoryGuide,
  "communication-board": visit.communicationBoard,
  "travel-card": visit.travelCard,
  "visit-pack": visit.visitPack,
  insurance: facts.insurance,
  "referral-sheet": facts.referralSheet,
  "appointment-form": facts.appointmentForm,
  "visit-us": visit.visitUs,
  "call-banner": home.callBanner,
  "map-banner": home.mapBanner,
};

/** The section of a kind, which is in the file of its name. */
async function sectionOf(kind: BlockKind) {
  const file: Record<string, unknown> = await import(`./${kind}`);
  const section = Object.values(file).find((exported) => typeof exported === "function");
  return createElement(section as ComponentType<{ block: object }>, { block: blocks[kind] });
}

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ clinic, site });
});

test.each(blockKinds)("%s shows its heading exactly once", async (kind) => {
  render(await sectionOf(kind));
  expect(screen.getAllByRole("heading", { name: blocks[kind].heading })).toHaveLength(1);
});

test.each(["home-hero", "page-hero", "team-banner"] as const)(
  "%s has the page's h1, and a picture that is loaded first",
  async (kind) => {
    render(await sectionOf(kind));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(blocks[kind].heading);
    expect(screen.getAllByRole("img")[0]).toHaveAttribute("fetchpriority", "high");
  },
);

test.each(blockKinds)("%s says nothing of its own in English on a page in another language", async (kind) => {
  const { container } = render(<WordsContext value={pseudoCatalog}>{await sectionOf(kind)}</WordsContext>);
  expect(englishWordsIn(container, [blocks[kind], clinic])).toEqual([]);
});
