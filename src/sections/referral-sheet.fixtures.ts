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
      isFolded: null,
      fields: [
        { name: "child-name", label: "Child's name", kind: "text", ...optional },
        { name: "birth-date", label: "Date of birth", kind: "date", ...optional },
        { name: "precautions", label: "Precautions", kind: "lines", choices: null, isOptional: true },
      ],
    },
    {
      name: "How to talk (optional)",
      isFolded: true,
      fields: [
        { name: "language", label: "Language", kind: "text", choices: null, isOptional: true },
        {
          name: "talk-by",
          label: "What helps",
          kind: "choices",
          choices: ["ASL", "Relay"],
          isOptional: true,
        },
      ],
    },
    {
      name: "The referral",
      isFolded: null,
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
