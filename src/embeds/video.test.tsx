import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "../elements/video-opener";
import { pictureHalf, SpanishPage, withTranscript } from "../components/parts.fixtures";
import { Video } from "./video";

const title = "A walk through the clinic";
const url = "https://www.youtube.com/watch?v=SAMPLE00001";
const video = (videoUrl: string) => (
  <Video
    title={title}
    url={videoUrl}
    picture={pictureHalf.childImageSharp?.half}
    spoken={withTranscript}
    sizes="50vw"
  />
);
const opener = () => screen.getByRole("button", { name: `${title} Play the video` });
/** Opens the dialog and waits for its iframe, which is added after the dialog has been painted. */
async function open(): Promise<HTMLElement> {
  await userEvent.click(opener());
  return screen.findByTitle(title);
}
const frames = () => document.querySelectorAll("iframe");

test("a video that cannot be embedded stays a link", () => {
  render(video("http://videos.example/clinic"));
  expect(screen.getByRole("link")).toHaveAttribute("href", "http://videos.example/clinic");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByText("Read what is said")).toBeVisible();
});

test.each([
  ["http://videos.example/clinic", "link", `${title} (en inglés) Play the video (opens in a new tab)`],
  [url, "button", `${title} (en inglés) Play the video`],
  ["https://helpline.example/", "button", `${title} Play the video`],
])("on a Spanish page, the video %s says in its %s that it is in English if it is", (address, role, name) => {
  render(video(address), { wrapper: SpanishPage });
  expect(screen.getByRole(role, { name })).toBeInTheDocument();
  const times = name.includes("inglés") ? 1 : 0;
  expect(screen.queryAllByText("(en inglés)", { ignore: "a *" })).toHaveLength(times);
});

test("a status message is shown until the iframe has loaded", async () => {
  render(video(url));
  await open();
  expect(screen.getByRole("status")).toHaveTextContent("Loading the video…");
  fireEvent.load(screen.getByTitle(title));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a dialog that closes before it has been painted does not play", async () => {
  jest.useFakeTimers();
  render(video(url));
  fireEvent.click(opener());
  act(() => screen.getByRole<HTMLDialogElement>("dialog").close());
  act(() => jest.runAllTimers());
  expect(frames()).toHaveLength(0);
  jest.useRealTimers();
});
