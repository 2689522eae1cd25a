const item = (text: string) => ({ text, links: null });

export const evaluation: Queries.VisitFragment = {
  id: "evaluation",
  name: "Evaluation",
  length: "about 60 minutes",
  minutes: [120, 60],
  earlyMinutes: 10,
  isRemote: null,
  lists: [
    {
      name: "Papers",
      items: [
        {
          text: "The intake form",
          links: [
            {
              label: "Intake",
              to: { href: "/documents/intake.pdf", kind: "document", pdf: { pages: 6, bytes: 220_000 } },
            },
          ],
        },
        item("Your insurance card"),
      ],
    },
    { name: "For your child", items: [item("A snack")] },
  ],
  arrival: "<p>Please arrive 5 to 10 minutes early.</p>",
  calendarNote: "Arrive early, please.",
};

export const telehealth: Queries.VisitFragment = {
  ...evaluation,
  id: "telehealth",
  name: "Telehealth",
  length: "by video",
  minutes: [60],
  isRemote: true,
  lists: [{ name: "Just before", items: [item("A quiet room")] }],
};

export const visitPack: Queries.VisitPackFragment = {
  anchor: "visit-pack",
  heading: "Your visit pack",
  text: "<p>Nothing is sent.</p>",
  visits: [evaluation, telehealth],
  calendarHeading: "Put it into your calendar",
  calendarText: "Only once we have given you a time.",
  calendarTitle: "Visit with us",
  testHeading: "Test picture and sound",
  testText: "It stays in this page.",
  withoutScript: "Open a list and print this page.",
};
