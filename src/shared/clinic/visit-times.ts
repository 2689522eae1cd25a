import { fill } from "../../words/fill";

interface Minutes {
  readonly from: number;
  readonly to: number;
}

/** The times of a visit in data/clinic.json, in minutes, and the notice in hours. */
type Visits = Record<"evaluation" | "dyslexiaEvaluation" | "noticeHours", number> &
  Record<"followUp" | "early" | "earlyWithPaperwork", Minutes>;

/**
 * Returns the times of a visit as texts say them, such as "5 to 10" before "minutes early".
 * @param span how the language writes a range of minutes
 */
export function visitTimes({ noticeHours, evaluation, dyslexiaEvaluation, ...ranges }: Visits, span: string) {
  const write = ({ from, to }: Minutes) => fill(span, { from: `${from}`, to: `${to}` });
  return {
    evaluation: `${evaluation}`,
    dyslexiaEvaluation: `${dyslexiaEvaluation}`,
    followUp: write(ranges.followUp),
    early: write(ranges.early),
    earlyWithPaperwork: write(ranges.earlyWithPaperwork),
    notice: `${noticeHours}`,
  };
}
