import { findVideoProblems } from "../rules/web-addresses";
import { all, casesOf, fine } from "./case.fixtures";

const article = (videoUrl: string) => ({ resources: [{ kind: "anxiety-article", id: "calm", videoUrl }] });
const show = (link: string) => ({ resources: [{ kind: "media-item", id: "show", link }] });
const linked = (url: string, block: object) => ({
  links: [
    { id: "camp", url: "https://camp.org" },
    { id: "walk", url },
  ],
  "pages/home": { path: "/", blocks: [{ kind: "prose" }, block] },
});

const shown = [
  "https://www.youtube.com/watch?v=SAMPLE_-001",
  "https://m.youtube.com/watch?v=SAMPLE_-001&t=1m30s",
  "https://www.youtube.com/watch?v=SAMPLE_-001&list=PL0123456789&index=2",
  "https://youtu.be/SAMPLE_-001?si=abcdefgh",
  "https://www.youtube.com/shorts/SAMPLE_-001",
  "https://www.youtube.com/live/SAMPLE_-001",
  "https://www.youtube.com/embed/SAMPLE_-001?start=30",
  "https://www.youtube-nocookie.com/embed/SAMPLE_-001",
  "https://player.vimeo.com/video/76979871",
  "https://player.vimeo.com/video/76979871?h=8272103f6e",
  "https://fast.wistia.net/embed/iframe/26sk4lmiix",
  "https://www.loom.com/embed/0123456789abcdef",
  "https://drive.google.com/file/d/0123456789abcdef/preview",
  "https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1",
  "https://cdn.clinic.org/walk.mp4",
  "https://cdn.clinic.org/walk.webm",
  "https://cdn.clinic.org/player/1",
  "https://players.clinic.org/1",
  "https://videos.example/walk",
];
const noVideo = [
  "https://www.youtube.com/playlist?list=PL0123456789",
  "https://www.youtube.com/embed/videoseries?list=PL0123456789",
  "https://www.youtube.com/embed/live_stream?channel=UC0123456789",
  "https://music.youtube.com/playlist?list=PL0123456789",
  "https://www.youtube.com/channel/UC0123456789",
  "https://www.youtube.com/@clinic",
  "https://www.youtube.com/@clinic/videos",
  "https://www.youtube.com/c/clinic",
  "https://www.youtube.com/user/clinic",
  "https://www.youtube.com/results?search_query=clinic",
  "https://www.youtube.com/watch?v=short",
  "https://studio.youtube.com/video/SAMPLE_-001/edit",
  "https://www.youtube.com/",
  "https://youtu.be/",
];
const onVimeo: Readonly<Record<string, string>> = {
  "https://vimeo.com/76979871": "76979871",
  "https://vimeo.com/76979871/8272103f6e": "76979871?h=8272103f6e",
  "https://vimeo.com/76979871?h=8272103f6e": "76979871?h=8272103f6e",
  "https://www.vimeo.com/channels/staffpicks/76979871": "76979871",
  "https://vimeo.com/groups/clinics/videos/76979871": "76979871",
  "https://vimeo.com/showcase/1234567/video/76979871": "76979871",
  "https://vimeo.com/video/76979871": "76979871",
  "https://player.vimeo.com/all/video/76979871": "76979871",
};
const pages = [
  "https://www.myyoutube.com/@clinic",
  "https://youtube.com.clinic.org/@clinic",
  "https://www.myvimeo.com/76979871",
  "https://vimeo.com.clinic.org/76979871",
  "https://vimeo.com/showcase/1234567",
  "https://vimeo.com/channels/staffpicks",
  "https://vimeo.com/clinic",
  "https://player.vimeo.com/clinic",
  "https://player.vimeo.com/video/76979871/settings",
  "https://player.vimeo.com/all/video/76979871/x",
  "https://www.facebook.com/clinic/videos/1234567890",
  "https://www.instagram.com/reel/0123456789",
  "https://www.tiktok.com/@clinic/video/1234567890",
  "https://www.loom.com/share/0123456789abcdef",
  "https://drive.google.com/file/d/0123456789abcdef/view",
  "https://www.dailymotion.com/video/x0123456",
  "https://www.clinic.org/videos",
];

casesOf(findVideoProblems, {
  ...fine(article, ...shown, "a video"),
  ...all(article, noVideo, () => "This is no video"),
  ...all(article, Object.keys(onVimeo), (url) => `"https://player.vimeo.com/video/${onVimeo[url]}"`),
  ...all(article, pages, () => "refuse to be shown on another website"),
  "a channel as a show": [show("https://www.youtube.com/@clinic"), '"link"'],
  "a channel that a picture plays": [linked("https://youtube.com/@clinic", { videoLink: "walk" }), '"url"'],
  "a channel that a block plays": [
    linked("https://youtube.com/@clinic", { video: { link: "walk" } }),
    "This is no video",
  ],
  "a channel that a page only links to": [linked("https://youtube.com/@clinic", { listenLink: "walk" })],
  "a video without an address": [{ resources: [{ kind: "anxiety-article", id: "calm" }] }],
});
