const pdf = {
  description: "For your first visit.",
  file: "/documents/intake.pdf",
  pages: 1,
  bytes: 3211,
};

export const documentList: Queries.DocumentListFragment = {
  anchor: null,
  heading: "Choose your forms",
  intro: "<p>Bring them with you.</p>",
  groups: [
    { name: "Intake Forms", documents: [{ jsonId: "intake", title: "Intake General History", ...pdf }] },
    { name: "Telehealth", documents: [{ jsonId: "consent", title: "Telehealth Consent", ...pdf }] },
  ],
};
