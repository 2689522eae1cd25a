export const mapBanner: Queries.MapBannerFragment = {
  anchor: null,
  heading: "Alaska's Choice for Pediatric PT/OT Care",
  text: "Got Questions? We would love to hear from you!",
  messageLabel: "or Send Us a Message",
};
