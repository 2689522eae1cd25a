/** Made-up words of no real video, for tests only. */
export const withTranscript: Queries.SpokenWordsFragment = {
  transcript: "<p><strong>Therapist:</strong> Push the wall with me.</p><p>[Laughter]</p>",
  captions: { state: "checked", checked: "2026-11-03" },
};

export const withoutTranscript: Queries.SpokenWordsFragment = {
  transcript: null,
  captions: { state: "automatic", checked: null },
};
