import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { printElement } from "../../browser/print-element";
import type { Values } from "../../components/form/values";
import { useClinic } from "../../hooks/use-clinic";
import { formatAddress } from "../../shared/clinic/address";
import { referralPrintStyles } from "./referral-print-styles";

interface PrintedReferralProps {
  sheet: Queries.ReferralSheetFragment;
  values: Values;
  onDone: () => void;
}

/** The sheet as it goes through the fax: one Letter page, black on white, in the page only while it is printed. */
export function PrintedReferral({ sheet, values, onDone }: PrintedReferralProps) {
  const { name, phones, address } = useClinic();
  const paper = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: prints once, as soon as it is there
  useEffect(() => {
    if (paper.current) void printElement(paper.current, referralPrintStyles).then(onDone);
  }, []);

  return createPortal(
    <div ref={paper} hidden>
      <h1>{sheet.title}</h1>
      <p>
        <strong>Fax to {phones.fax}</strong>, {name}, {formatAddress(address)}. Phone {phones.main}
      </p>
      {sheet.parts.map((part) => (
        <div key={part.name}>
          <h2>{part.name}</h2>
          <dl>
            {part.fields.map((field) => (
              <div key={field.name} data-kind={field.kind}>
                <dt>{field.label}</dt>
                <dd>{writeEntry(field, sheet, values[field.name] ?? "")}</dd>
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

/** What stands in a field of the paper: the words, or every choice with its box, which a fax carries as letters. */
function writeEntry(
  { kind, choices }: Queries.SheetFieldFragment,
  { services }: Queries.ReferralSheetFragment,
  value: string,
): string {
  const offered = kind === "services" ? services.map((service) => service.name) : choices;
  if (!offered || (kind !== "services" && kind !== "choices")) return value;
  const chosen = value.split("\n");
  return offered.map((choice) => `${chosen.includes(choice) ? "[X]" : "[  ]"} ${choice}`).join("\n");
}
