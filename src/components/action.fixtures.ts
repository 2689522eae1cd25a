/** Actions that lead to a page, to the appointment form, to a phone call, to another site and to a PDF. */
export const pageAction: Queries.ActionFragment = {
  label: "About Us",
  to: { href: "/about", kind: "page", pdf: null },
};
export const bookingAction: Queries.ActionFragment = {
  label: "Schedule Now",
  to: { href: "/contact", kind: "page", pdf: null },
};
export const callAction: Queries.ActionFragment = {
  label: "Call (907) 555-0142",
  to: { href: "tel:+19075550142", kind: "phone", pdf: null },
};
export const outsideAction: Queries.ActionFragment = {
  label: "Our video channel",
  to: { href: "https://videos.example/", kind: "outside", pdf: null },
};
export const pdfAction: Queries.ActionFragment = {
  label: "DOWNLOAD PDF",
  to: { href: "/documents/fast-a-workbook.pdf", kind: "document", pdf: { pages: 12, bytes: 840_000 } },
};
