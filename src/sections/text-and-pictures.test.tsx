import { render, screen, within } from "@testing-library/react";
import { outsideAction, pictureCard, pictureHalf, signedQuote, workbook } from "../components/parts.fixtures";
import { rightsList } from "./facts.fixtures";
import { Feature } from "./feature";
import { PageHero } from "./page-hero";
import { RightsList } from "./rights-list";
import {
  feature,
  pageHero,
  steps,
  testimonialList,
  therapySection,
  urgentWarningSigns,
  warningSigns,
} from "./sections.fixtures";
import { Steps } from "./steps";
import { TestimonialList } from "./testimonial-list";
import { TherapySection } from "./therapy-section";
import { WarningSigns } from "./warning-signs";

const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("a picture with a target is a link that opens in a new tab", () => {
  render(<Feature block={{ ...feature, imageLink: outsideAction.to }} />);
  const link = screen.getByRole("img").closest("a");
  expect(link).toHaveAttribute("href", outsideAction.to.href);
  expect(link).toHaveAttribute("target", "_blank");
});

test("the diagnoses of a therapy come first, then the testimonial, then the lists", () => {
  render(<TherapySection block={therapySection} />);
  const text = screen.getByRole("region").textContent ?? "";
  const order = ["Commonly treated diagnoses", "Toe walking", "snow boots", "How we work", "Gait training"];
  const places = order.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test.each([
  ["feature", <Feature key="feature" block={feature} />],
  ["list of rights", <RightsList key="rights" block={rightsList} />],
])("the document of a %s is a link that states its number of pages and its size", (_, section) => {
  render(section);
  const link = screen.getByRole("link", { name: /Fast-A Workbook.*PDF, 12 pages, 840 KB/ });
  expect(link).toHaveAttribute("href", workbook.file);
});

test("each point of a law has its text, a link to its source, and the date when they were compared", () => {
  render(<RightsList block={rightsList} />);
  const points = screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("heading"));
  expect(points).toHaveLength(2);
  const [first] = points as [HTMLElement, HTMLElement];
  expect(within(first).getByRole("heading", { level: 3 })).toHaveTextContent("How long it takes");
  expect(first).toHaveTextContent("We must answer within 30 days.");
  const source = within(first).getByRole("link", { name: "Our video channel (opens in a new tab)" });
  expect(source).toHaveAttribute("href", outsideAction.to.href);
  expect(within(first).getByText("November 24, 2026")).toHaveAttribute("datetime", "2026-11-24");
});

test.each([
  [5, "(min-width: 60em) 50vw, 100vw"],
  [6, "(min-width: 60em) max(50vw, 52rem), 100vw"],
  [7, "(min-width: 90rem) 90rem, 100vw"],
])("with %i anchor links, the picture takes the remaining width", (count, sizes) => {
  const links = Array.from({ length: count }, (_, id) => ({ id: `place-${id}`, name: `Place ${id}` }));
  render(<PageHero block={{ ...pageHero, links }} />);
  expect(screen.getByRole("img")).toHaveAttribute("sizes", sizes);
});

const image = { src: pictureHalf, alt: "A mother fills in forms." };
const six = ["Call", "Refer", "Fill in", "Check", "Plan", "Pack"].map((title) => ({ title, text: "" }));

test.each([
  ["few steps without a picture are one list", steps.steps, null, ["2 from 1"]],
  ["many steps without a picture are one list", six, null, ["6 from 1"]],
  ["four steps beside a picture are one list", six.slice(0, 4), image, ["4 from 1"]],
  ["of more steps with a picture, those after the second are below it", six, image, ["2 from 1", "4 from 3"]],
])("%s", (_, list, sideImage, expected) => {
  render(<Steps block={{ ...steps, steps: list, sideImage }} />);
  const lists = screen.getAllByRole("list").map((element) => {
    const count = element.querySelectorAll(":scope > li").length;
    return `${count} from ${element.getAttribute("start") ?? 1}`;
  });
  expect(lists).toEqual(expected);
  expect(hrefs()).toEqual(["/contact"]);
});

test.each([
  { quotes: 6, images: 2, order: "QIQQQIQQ" },
  { quotes: 5, images: 2, order: "QIQQQIQ" },
  { quotes: 3, images: 1, order: "QIQQ" },
  { quotes: 2, images: 0, order: "QQ" },
])("$quotes quotes (Q) and $images images (I) are in the order $order", ({ quotes, images, order }) => {
  const block = {
    ...testimonialList,
    testimonials: Array.from({ length: quotes }, (_, index) => ({ ...signedQuote, jsonId: `${index}` })),
    images: Array.from({ length: images }, () => ({ src: pictureCard, alt: "A child reads." })),
  };
  const { container } = render(<TestimonialList block={block} />);
  const entries = [...container.querySelectorAll("img, blockquote")];
  expect(entries.map(({ tagName }) => (tagName === "IMG" ? "I" : "Q")).join("")).toBe(order);
});

test("urgent signs come after the crisis lines to call and text", () => {
  render(<WarningSigns block={urgentWarningSigns} />);
  expect(hrefs().slice(0, 3)).toEqual(["tel:988", "sms:988", "tel:911"]);
  const call = screen.getByRole("link", { name: "Call 988" });
  const sign = screen.getByText("Talks about wanting to die");
  expect(call.compareDocumentPosition(sign)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("other signs are shown without crisis lines", () => {
  render(<WarningSigns block={warningSigns} />);
  expect(screen.queryByRole("link", { name: "Call 988" })).toBeNull();
  expect(screen.getByText("Sleeps badly")).toBeVisible();
});
