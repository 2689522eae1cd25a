import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { printElement } from "../../browser/print-element";
import type { Values } from "../../components/form/values";
import { Sentence } from "../../components/sentence";
import { useClinic } from "../../hooks/use-clinic";
import { useWords } from "../../hooks/use-words";
import { formatAddress } from "../../shared/clinic/contact";
import { referralCheck } from "../../words/en/sending";
import { fill } from "../../words/fill";
import * as styles from "./printed-referral.module.css";

interface PrintedReferralProps {
  sheet: Queries.ReferralSheetFragment;
  values: Values;
  /** Called after printing, with whether the browser could print. */
  onDone: (isPrinted: boolean) => void;
}

/** The referral form on paper, for faxing: one Letter page, black on white. It is in the DOM only while it prints. */
export function PrintedReferral({ sheet, values, onDone }: PrintedReferralProps) {
  const { name, phones, address } = useClinic();
  const words = useWords({ referralCheck });
  const paper = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: prints once, on mount
  useEffect(() => {
    if (paper.current) void printElement(paper.current).then(onDone);
  }, []);

  return createPortal(
    <div ref={paper} hidden className={styles.paper}>
      <h1>{sheet.title}</h1>
      <p>
        <Sentence
          text={words.head}
          parts={{
            fax: <strong>{fill(words.fax, { number: phones.fax })}</strong>,
            clinic: name,
            address: formatAddress(address),
            phone: phones.main,
          }}
        />
      </p>
      {sheet.parts.map((part) => (
        <div key={part.name} data-folded={part.isFolded ?? undefined}>
          <h2>{part.name}</h2>
          <dl>
            {part.fields.map((field) => (
              <div key={field.name} data-kind={field.kind}>
                <dt>{field.label}</dt>
                <dd>{printedValue(field, sheet, values[field.name] ?? "")}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p>{sheet.footnote}</p>
    </div>,
    document.body,
  );
}

/** The printed value of a field. Choices are listed with checkboxes in ASCII, which a fax transmits legibly. */
function printedValue(
  { kind, choices }: Queries.SheetFieldFragment,
  { services }: Queries.ReferralSheetFragment,
  value: string,
): string {
  const options = kind === "services" ? services.map((service) => service.name) : choices;
  if (!options || (kind !== "services" && kind !== "choices")) return value;
  const chosen = value.split("\n");
  return options.map((choice) => `${chosen.includes(choice) ? "[X]" : "[  ]"} ${choice}`).join("\n");
}
