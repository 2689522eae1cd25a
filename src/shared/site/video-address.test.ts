import { videoFrameAddress } from "./video-address";

const frame = "https://www.youtube-nocookie.com/embed/SAMPLE_-001?autoplay=1&modestbranding=1&rel=0";

test.each([
  ["https://www.youtube.com/watch?v=SAMPLE_-001", ""],
  ["https://youtube.com/watch?v=SAMPLE_-001", ""],
  ["http://www.youtube.com/watch?v=SAMPLE_-001", ""],
  ["https://m.youtube.com/watch?v=SAMPLE_-001", ""],
  ["https://music.youtube.com/watch?v=SAMPLE_-001", ""],
  ["https://www.youtube.com/watch/?v=SAMPLE_-001", ""],
  ["https://www.youtube.com/watch?feature=share&v=SAMPLE_-001&ab_channel=Clinic", ""],
  ["https://www.youtube.com/watch?v=SAMPLE_-001&t=90", "&start=90"],
  ["https://www.youtube.com/watch?v=SAMPLE_-001&t=90s", "&start=90"],
  ["https://www.youtube.com/watch?v=SAMPLE_-001&t=1m30s", "&start=90"],
  ["https://www.youtube.com/watch?v=SAMPLE_-001&t=1h2m3s", "&start=3723"],
  ["https://www.youtube.com/watch?v=SAMPLE_-001&t=2m", "&start=120"],
  ["https://www.youtube.com/watch?v=SAMPLE_-001&start=15", "&start=15"],
  ["https://www.youtube.com/watch?v=SAMPLE_-001#t=1m5s", "&start=65"],
  ["https://www.youtube.com/watch?v=SAMPLE_-001&t=0", ""],
  ["https://www.youtube.com/watch?v=SAMPLE_-001&t=soon", ""],
  ["https://youtu.be/SAMPLE_-001", ""],
  ["https://www.youtube.com/shorts/SAMPLE_-001", ""],
  ["https://www.youtube.com/live/SAMPLE_-001?t=7", "&start=7"],
  ["https://www.youtube.com/embed/SAMPLE_-001?start=30&autoplay=0&rel=1", "&start=30"],
  ["https://www.youtube-nocookie.com/embed/SAMPLE_-001", ""],
  ["https://www.youtube.com/v/SAMPLE_-001", ""],
])("%s becomes a YouTube embed URL", (url, start) => {
  expect(videoFrameAddress(url)).toBe(frame + start);
});

test.each([
  "https://vimeo.com/76979871",
  "https://youtube.com.example.org/watch?v=SAMPLE_-001",
  "https://notyoutube.com/watch?v=SAMPLE_-001",
  "https://www.youtube.com/",
  "https://www.youtube.com/@clinic",
  "https://www.youtube.com/watch",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/watch?v=SAMPLE_-0012",
  "https://www.youtube.com/watch?v=SAMPLE%3C%3E001",
  "https://www.youtube.com/playlist?list=PL0123456789",
  "https://www.youtube.com/embed/videoseries?list=PL0123456789",
  "https://www.youtube.com/embed/live_stream?channel=UC0123456789",
  "https://youtu.be/",
])("%s, which is not one YouTube video, is unchanged", (url) => {
  expect(videoFrameAddress(url)).toBe(url);
});

test.each([
  "",
  "a video",
  "youtube.com/watch?v=SAMPLE_-001",
  "//www.youtube.com/watch?v=SAMPLE_-001",
  "/videos/clinic",
  "http://videos.example/clinic",
  "javascript:alert(1)",
  "data:text/html,<p>",
  "ftp://www.youtube.com/watch?v=SAMPLE_-001",
])("%p is not framed", (url) => {
  expect(videoFrameAddress(url)).toBeUndefined();
});

test("works without URL.canParse, as in Safari before 17", () => {
  const { canParse } = URL;
  Object.assign(URL, { canParse: undefined });
  try {
    expect(videoFrameAddress("https://youtu.be/SAMPLE_-001")).toBe(frame);
    expect(videoFrameAddress("not a URL")).toBeUndefined();
  } finally {
    Object.assign(URL, { canParse });
  }
});
