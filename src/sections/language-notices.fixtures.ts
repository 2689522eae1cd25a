export const languageNotices: Queries.LanguageNoticesFragment = {
  anchor: null,
  heading: "Free language help",
  intro: "<p>An interpreter costs you nothing.</p>",
  notices: {
    english: "If you speak another language, help is free. Call (907) 555-0142.",
    languages: [
      {
        name: "Spanish",
        ownName: "Español",
        lang: "es",
        dir: "ltr",
        text: "Si habla español, llame al (907) 555-0142.",
      },
      {
        name: "Arabic",
        ownName: "العربية",
        lang: "ar",
        dir: "rtl",
        text: "اتصل على الرقم (907) 555-0142 أو تحدث.",
      },
      { name: "Samoan", ownName: "Gagana fa'a Sāmoa", lang: "sm", dir: "ltr", text: null },
    ],
  },
};
