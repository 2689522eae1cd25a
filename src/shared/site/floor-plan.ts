/** The drawn plan of the clinic is a grid of squares, 12 wide and 9 high. Rooms lie on whole squares. */
export const planSize = { columns: 12, rows: 9 } as const;

/** The side of one square of the plan, in the units of the drawing; a phone shows one unit as about one pixel. */
export const planSquare = 30;

/** The average width of a letter of a room's name on the plan, in the same units. */
const letterWidth = 8.5;

/** How many letters of a name fit into a room. @param width in squares */
export function lettersThatFit(width: number): number {
  return Math.floor((width * planSquare) / letterWidth);
}
