const optional = { choices: null, isOptional: null };

export const referralSheet: Queries.ReferralSheetFragment = {
  anchor: "referral",
  heading: "For providers",
  text: "<p>Nothing is sent.</p>",
  opener: "Open the sheet",
  title: "Referral",
  services: [{ name: "Physical Therapy" }, { name: "Speech Therapy" }],
  parts: [
    {
      name: "The child",
      fields: [
        { name: "child-name", label: "Child's name", kind: "text", ...optional },
        { name: "birth-date", label: "Date of birth", kind: "date", ...optional },
        { name: "precautions", label: "Precautions", kind: "lines", choices: null, isOptional: true },
      ],
    },
    {
      name: "The referral",
      fields: [
        { name: "services-asked", label: "Services", kind: "services", ...optional },
        {
          name: "orders",
          label: "Orders",
          kind: "choices",
          choices: ["Evaluate and treat"],
          isOptional: true,
        },
        { name: "npi", label: "NPI", kind: "npi", ...optional },
        { name: "signature", label: "Signature", kind: "signature", ...optional },
      ],
    },
  ],
  footnote: "Confidential.",
  afterwards: "Fax it now.",
};
