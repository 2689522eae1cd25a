import * as styles from "./snowdrift.module.css";

/** Hand-drawn paths in a 1440 x 60 view box, by the background color that they are the edge of. */
const drifts = {
  plain: "M0 60V34C150 10 330 4 520 22s360 30 560 10 270-24 360-8v36z",
  quiet: "M0 60V18c120 18 260 30 430 22S760 6 930 8s350 38 510 20v32z",
  deep: "M0 60V26c90-14 210-20 350-8s330 34 520 26S1240 6 1440 20v40z",
  urgent: "M0 60V36c200 14 330-22 540-20s330 36 520 28 260-30 380-26v42z",
  varied: "M0 60V12c180 30 300 40 480 34S780 10 960 6s330 26 480 40v14z",
} as const;

/** The snowdrift-shaped upper edge of a band, in the band's color; it overlaps the previous section. */
export function Snowdrift({ drift }: { drift: keyof typeof drifts }) {
  return (
    <svg
      aria-hidden="true"
      className={`${styles.drift} screen-only`}
      viewBox="0 0 1440 60"
      preserveAspectRatio="none"
    >
      <path d={drifts[drift]} />
    </svg>
  );
}
