import { type LocalTime, toClinicTime } from "./clinic-local-time";

const day = 86_400_000;

/**
 * The instant at which the clinic's wall shows a day and a time, wherever the visitor is. Of an hour that the wall shows
 * twice, when summer ends, it is the first; for one that the clocks skip, the time that they show by then.
 */
export function fromClinicTime(wall: LocalTime): Date {
  const wanted = readAsUtc(wall);
  const shown = (instant: number) => readAsUtc(toClinicTime(new Date(instant)));
  // How far the zone was from UTC the day before, and how far it is the day after: a change lies between, or none.
  const [first = wanted, last = wanted] = [wanted - day, wanted + day]
    .map((near) => wanted - (shown(near) - near))
    .sort((one, other) => one - other);
  return new Date(shown(first) === wanted ? first : last);
}

function readAsUtc({ date, time }: LocalTime): number {
  return Date.parse(`${date}T${time}Z`);
}
