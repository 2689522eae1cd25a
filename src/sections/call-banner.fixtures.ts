export const callBanner: Queries.CallBannerFragment = {
  anchor: null,
  heading: "Got Questions?",
  text: "We can go through any form with you.",
};
