import { once } from "node:events";
import { cpSync, createWriteStream } from "node:fs";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import type { z } from "zod";
import type { pdfDocument, redirect, service, teamMember, testimonial } from "../../src/content/entities";
import type { navigation } from "../../src/content/navigation";
import type { ContentFolder, Entry } from "./content-folder";

type Navigation = z.infer<typeof navigation>;
type Service = z.infer<typeof service>;
type TeamMember = z.infer<typeof teamMember>;
type Testimonial = z.infer<typeof testimonial>;
type PdfDocument = z.infer<typeof pdfDocument>;
type Redirect = z.infer<typeof redirect>;

/** Adds, removes and reorders entries of every kind that an editor may change. */
export async function changeEntries(content: ContentFolder): Promise<void> {
  changeTeam(content);
  changeServices(content);
  changePages(content);
  changeTestimonials(content);
  await changeDocuments(content);
  content.change<Redirect[]>("redirects.json", (redirects) =>
    [...redirects.slice(1), { from: "/therapists", to: "/our-team" }].reverse(),
  );
}

function changeTeam(content: ContentFolder): void {
  const team = content.read<TeamMember[]>("team.json");
  const [first, , ...rest] = team;
  if (first === undefined) return;
  const picture = "./images/team/zoe.jpg";
  if (first.imageUrl)
    cpSync(join(content.folder, "data", first.imageUrl), join(content.folder, "data", picture));
  const description = "<p>Zoe is new here.</p><hr><p>She skis to work.</p>";
  const zoe = {
    ...first,
    id: "zoe",
    name: "Zoe Newcomer",
    description,
    ...(first.imageUrl && { imageUrl: picture }),
  };
  content.replaceReferences("team", first.id, "zoe");
  content.write("team.json", [...rest, zoe].reverse());
  for (const { id } of team.slice(0, 2)) content.replaceReferences("team", id, "zoe");
  for (const { id } of team.slice(0, 2)) content.replaceLinks(`/our-team#${id}`, "/our-team");
}

/** Removes the last service with its page, and adds one with a page, a menu entry and a tile. */
function changeServices(content: ContentFolder): void {
  const services = content.read<Service[]>("services.json");
  const last = services.at(-1);
  const [replacement] = services;
  if (last === undefined || replacement === undefined || last === replacement) return;
  const path = "/services/feeding-therapy";
  const feeding = {
    ...replacement,
    id: "feeding-therapy",
    name: "Feeding Therapy",
    path,
    summary: "Helps your child eat more foods, and enjoy meals.",
    firstVisit: "Your child tastes and plays with food. Bring two foods that they like.",
  };
  content.removePage(last.path, "/services");
  content.replaceReferences("services", last.id, replacement.id);
  content.write("services.json", [...services.slice(0, -1), feeding].reverse());
  addPage(content, path, "Feeding Therapy");
  content.change<Navigation>("navigation.json", ({ menu, ...rest }) => ({
    ...rest,
    menu: menu.map((item) =>
      item.id === "/services"
        ? { ...item, subLinks: [{ label: "Feeding Therapy", path }, ...(item.subLinks ?? [])] }
        : item,
    ),
  }));
  content.changeBlocks((block) => {
    if (block.kind === "related-services")
      return { ...block, services: ["feeding-therapy", ...(block.services as string[])] };
    if (block.kind !== "service-carousel") return block;
    const tiles = block.tiles as Entry[];
    return { ...block, tiles: [{ ...tiles[0], text: "Feeding Therapy", link: path }, ...tiles] };
  });
}

/** Removes a nested page, adds a page, and reverses the menu. */
function changePages(content: ContentFolder): void {
  const removed = content
    .pages()
    .map(({ page }) => page.path)
    .find((path) => /^\/(?!services)[a-z-]+\/[a-z-]+$/.test(path));
  if (removed) content.removePage(removed, removed.slice(0, removed.lastIndexOf("/")));
  addPage(content, "/parking", "Parking");
  content.change<Navigation>("navigation.json", ({ menu, ...rest }) => ({
    ...rest,
    menu: [...menu, { name: "Parking", id: "/parking" }].reverse(),
  }));
}

function addPage(content: ContentFolder, path: string, title: string): void {
  const model = content.pages().find(({ page }) => page.blocks[0]?.kind === "page-hero");
  if (model === undefined) return;
  const [hero] = model.page.blocks;
  content.write(`pages/${path.split("/").at(-1)}.json`, {
    ...model.page,
    path,
    title,
    description: `${title}: everything that a family may want to know of it before they come to us.`,
    socialTitle: `${title} | Guidepost Pediatric, Wasilla, Alaska`,
    socialDescription: `All about ${title.toLowerCase()}.`,
    blocks: [
      { kind: "page-hero", heading: title, image: hero?.image },
      { kind: "prose", heading: "Good to know", text: "<p>Call {phone}, or come to {address}. {hours}.</p>" },
    ],
  });
}

function changeTestimonials(content: ContentFolder): void {
  const testimonials = content.read<Testimonial[]>("testimonials.json");
  const removed = testimonials[1];
  if (removed === undefined) return;
  content.replaceReferences("testimonials", removed.id, "newest");
  const newest = { id: "newest", quote: "They learned the dog's name on the first day.", sample: true };
  content.write("testimonials.json", [newest, ...testimonials.filter((each) => each !== removed)].reverse());
}

/** Removes the last PDF, and adds one that the project did not generate. */
async function changeDocuments(content: ContentFolder): Promise<void> {
  const documents = content.read<PdfDocument[]>("documents.json");
  const last = documents.at(-1);
  if (last === undefined) return;
  const file = "/documents/summer-camp.pdf";
  const pdf = new PDFDocument({ info: { Title: "Summer Camp" }, lang: "en-US" });
  const target = createWriteStream(join(content.folder, "static", file));
  pdf.pipe(target);
  pdf.text("Bring a hat.").end();
  await once(target, "close");
  const description = "What to bring to the camp, and when it starts.";
  const added = {
    id: "summer-camp",
    title: "Summer Camp",
    description,
    file,
    pages: 1,
    bytes: target.bytesWritten,
  };
  content.replaceReferences("documents", last.id, "summer-camp");
  content.replaceLinks(`document:${last.id}`, "document:summer-camp");
  content.remove(join("static", last.file));
  content.write("documents.json", [added, ...documents.slice(0, -1)].reverse());
}
