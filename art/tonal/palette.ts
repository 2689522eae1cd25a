/** The clinic's colours and the quieter tones between them, named by what they are made of. */
export const paint = {
  night: "#0E2F3A",
  spruce: "#14505A",
  fjord: "#2F7483",
  lake: "#5C9CAA",
  ice: "#9CC7D1",
  glacier: "#E4F1F5",
  snow: "#FBFAF6",
  cream: "#F4E7D2",
  birch: "#D9B48A",
  bark: "#7A4A32",
  fur: "#4A2E24",
  raven: "#20262E",
  stone: "#8C8F93",
  sun: "#F6B53C",
  peach: "#F8CDA4",
  coral: "#EE6C4D",
  rose: "#E9A6A6",
  fireweed: "#B4246F",
  lupine: "#6C5BA7",
  moss: "#5E8C61",
  forest: "#1F6650",
} as const;

export interface Mood {
  sky: readonly [top: string, middle: string, low: string];
  sun: string;
  far: string;
  peak: string;
  hill: string;
  ground: string;
  groundShade: string;
  trees: readonly [string, string, string];
  season: "winter" | "summer";
  night: boolean;
  clouds: string;
}

const winter = { ground: paint.snow, groundShade: "#CFE3EA", season: "winter", clouds: paint.snow } as const;
const warmClouds = "#FBE3D2";
const evergreens = ["#1F6650", "#14505A", "#2B7561"] as const;

/** The light a landscape can stand in. */
export const moods = {
  dawn: {
    ...winter,
    sky: ["#A8D0DB", "#F3E6D8", "#F9D2AE"],
    sun: paint.sun,
    far: "#B5CBD3",
    peak: "#5C9CAA",
    hill: "#7FB3BF",
    trees: evergreens,
    night: false,
  },
  morning: {
    ...winter,
    sky: ["#A9D3DE", "#D4E9EE", "#F6EBDC"],
    sun: "#F9CF7A",
    far: "#B3D2DB",
    peak: "#3F8090",
    hill: "#8DBDC8",
    trees: evergreens,
    night: false,
  },
  golden: {
    ...winter,
    groundShade: "#F1D9C4",
    clouds: warmClouds,
    sky: ["#F6C88F", "#F9DDB4", "#F3A77E"],
    sun: "#FFF1CF",
    far: "#E3A891",
    peak: "#A4647A",
    hill: "#D79A8E",
    trees: ["#2F5D5A", "#14505A", "#3C6F63"],
    night: false,
  },
  dusk: {
    ...winter,
    groundShade: "#C9CFE3",
    clouds: warmClouds,
    sky: ["#49628A", "#A58FB4", "#F0B7A4"],
    sun: "#FBD9A0",
    far: "#9A8DB3",
    peak: "#4D5E8B",
    hill: "#8B8DB5",
    trees: ["#1D4A57", "#14505A", "#2A5F66"],
    night: false,
  },
  aurora: {
    ...winter,
    ground: "#DCEBF0",
    groundShade: "#7FA9B8",
    sky: ["#0E2F3A", "#174E5C", "#3B8A86"],
    sun: "#FBF3DC",
    far: "#2F6E78",
    peak: "#1D5563",
    hill: "#3B7482",
    trees: ["#0F3D42", "#14505A", "#1B4F4C"],
    night: true,
  },
  summer: {
    ground: "#A9C48A",
    groundShade: "#7DA679",
    season: "summer",
    clouds: paint.snow,
    sky: ["#8FC6D6", "#CFE7EA", "#F9EBCB"],
    sun: paint.sun,
    far: "#A8CBD2",
    peak: "#4C8B98",
    hill: "#6F9F84",
    trees: ["#1F6650", "#2B7561", "#3D8062"],
    night: false,
  },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof moods;
