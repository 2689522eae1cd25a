import { planSquare } from "../../shared/site/floor-plan";

/**
 * The SVG path of a room's door: a line as long as a square, in the middle of one side.
 * @param place in squares, with the side of the door: "top", "bottom", "left" or "right"
 */
export function doorPath({ column, row, width, height, door }: Queries.RoomFragment["place"]): string {
  const isAcross = door === "top" || door === "bottom";
  const x = column + (isAcross ? (width - 1) / 2 : door === "right" ? width : 0);
  const y = row + (isAcross ? (door === "bottom" ? height : 0) : (height - 1) / 2);
  return `M${x * planSquare} ${y * planSquare}${isAcross ? "h" : "v"}${planSquare}`;
}
