/** Whether an address is the one that is shown: following a link to it adds no step to go back over. */
export function isCurrentAddress(to: string): boolean {
  return new URL(to, location.href).href === location.href;
}
