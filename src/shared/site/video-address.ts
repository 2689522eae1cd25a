const hosts = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const identifier = /^[\w-]{11}$/;
/** Both stand where an identifier may, and are as long as one. */
const playersWithoutVideo = ["videoseries", "live_stream"];

/**
 * The address under which a video can be shown inside a page: YouTube's embed form on its host without cookies, which
 * plays at once and keeps the start time; the address itself where it is not one video of YouTube's.
 * @returns nothing where the address must not be framed, since it is no full https address
 */
export function videoFrameAddress(address: string): string | undefined {
  const url = parsed(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const id = videoId(url);
  if (id === undefined) return url.protocol === "https:" ? address : undefined;
  const start = startSeconds(url);
  const from = start > 0 ? `&start=${start}` : "";
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&modestbranding=1&rel=0${from}`;
}

/** The parts of an address, if it is one. Safari before 17 does not know `URL.canParse`. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
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

/** Seconds into the video, from "90", "90s" or "1m30s", in the query or the hash; 0 where none are given. */
function startSeconds({ searchParams, hash }: URL): number {
  const given =
    searchParams.get("t") ?? searchParams.get("start") ?? new URLSearchParams(hash.slice(1)).get("t");
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(given ?? "");
  const [hours = 0, minutes = 0, seconds = 0] = (parts ?? []).slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}
