const hosts = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const identifier = /^[\w-]{11}$/;
/** Not video ids, although they have the position and the length of one. */
const playersWithoutVideo = ["videoseries", "live_stream"];

/**
 * Returns the URL for a video's iframe: for a YouTube video its embed URL on the no-cookie host, with
 * autoplay and the start time; for any other https URL the URL itself.
 * @returns undefined if the URL must not be framed, because it is not an absolute https URL
 */
export function videoFrameAddress(videoUrl: string): string | undefined {
  const url = parsed(videoUrl);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const id = videoId(url);
  if (id === undefined) return url.protocol === "https:" ? videoUrl : undefined;
  const start = startSeconds(url);
  const from = start > 0 ? `&start=${start}` : "";
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&modestbranding=1&rel=0${from}`;
}

/** Parses a URL; undefined if it is invalid. Safari before 17 does not support `URL.canParse`. */
function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function videoId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  const id = /^(?:www\.)?youtu\.be$/.test(hostname) ? first : hosts.test(hostname) ? onSite() : "";
  return identifier.test(id) && !playersWithoutVideo.includes(id) ? id : undefined;

  function onSite(): string {
    return first === "watch"
      ? (searchParams.get("v") ?? "")
      : /^(?:shorts|live|embed|v)$/.test(first)
        ? second
        : "";
  }
}

/** Start time in seconds, from "90", "90s" or "1m30s" in the query or the hash; 0 if there is none. */
function startSeconds({ searchParams, hash }: URL): number {
  const given =
    searchParams.get("t") ?? searchParams.get("start") ?? new URLSearchParams(hash.slice(1)).get("t");
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(given ?? "");
  const [hours = 0, minutes = 0, seconds = 0] = (parts ?? []).slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}
