import { planSquare } from "../../shared/site/floor-plan";

/** The place of a room on the plan, in squares. */
export interface Place {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
  /** The side with the door: "top", "bottom", "left" or "right". */
  readonly door: string;
}

/** The SVG path of a room's door: a line as long as a square, in the middle of one side. */
export function doorPath({ column, row, width, height, door }: Place): string {
  const isAcross = door === "top" || door === "bottom";
  const x = column + (isAcross ? (width - 1) / 2 : door === "right" ? width : 0);
  const y = row + (isAcross ? (door === "bottom" ? height : 0) : (height - 1) / 2);
  return `M${x * planSquare} ${y * planSquare}${isAcross ? "h" : "v"}${planSquare}`;
}
