import type { Problem } from "../problem";
import type { Content } from "../read-content";

/** Small contents for one rule, each with a part of every message that the rule gives about it, in order. */
export interface RuleCases {
  readonly rule: (content: Content, today: string) => readonly Problem[];
  readonly cases: readonly RuleCase[];
  /** The day for a rule that looks at it. */
  readonly day?: string;
}

type RuleCase = readonly [title: string, data: Readonly<Record<string, unknown>>, ...finds: string[]];
