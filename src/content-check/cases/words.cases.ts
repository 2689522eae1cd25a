import { findOddTexts, findStrangeCharacters } from "../rules/odd-texts";
import { findOtherLanguage } from "../rules/other-language";
import { findRiskyWords, findSelfHarmLanguage } from "../rules/risky-words";
import { all, casesOf, each, fine } from "./case.fixtures";

const home = (more: object, ...blocks: object[]) => ({ "pages/home": { path: "/", ...more, blocks } });
const plain = (title: string) => home({ title });
const html = (text: string) => home({}, { kind: "prose", text });
casesOf(findStrangeCharacters, {
  ...each(html, {
    "Call 5&nbsp;p.m. today&nbsp;": 'Write "5 p".',
    "a&nbsp;&nbsp;b": "Write",
    "Él&nbsp;niño": 'Write "Él niño".',
    "&nbsp;now": 'Write " now".',
    "now&nbsp;": 'Write "now ".',
  }),
  ...fine(html, "It's fine – “really”."),
  "an empty text": [{ partners: [{ imageAlt: "" }] }],
  "only spaces": [{ partners: [{ imageAlt: "  " }] }, "There are only spaces"],
  "&nbsp; in a plain field": [plain("a&nbsp;b")],
  "an invisible character": [plain("One two\u200b three"), 'character in "two[invisible character]"'],
  "an invisible character in an id of a list": [
    home({}, { kind: "testimonial-list", testimonials: ["home\u200b"] }),
  ],
  "an invisible character in a value of the wrong format": [home({ path: "/\u200ba" })],
  "an invisible character between two spaces": [plain("One tw\u200bo three"), "type it again: two"],
});

const person = (name: string, description = "<p>Ben sings.</p>") => ({
  team: [{ id: "ben", name, description }],
});
const languages = { "languages/es": { name: "Español", english: "Spanish", locale: "es-US" } };
const translated = (text: string) => ({
  ...html("<p>Call us.</p>"),
  "pages/home.es": { path: "/es", texts: [{ english: "<p>Call us.</p>", text }] },
  ...languages,
});
const spanishWords = "Llame a la clínica para que su hijo reciba una cita.";
const inNotices = (offer: string) => ({ notices: { languages: [{ offer }] } });
const inLinks = (name: string) => ({ links: [{ id: "camp", name }] });
const inConcerns = (answer: string) => ({ concerns: [{ id: "toes", answer }] });
const inTranscripts = (transcript: string) => ({ transcripts: [{ id: "show", transcript }] });
casesOf(findOtherLanguage, {
  "a year alone": [plain("2026")],
  "English words": [html("<p>We help you and your child with the words.</p>")],
  "a Spanish name in an English sentence": [plain("The school of El Paso is one of the best for your child")],
  "two Spanish words": [html("<p>Say “por favor” to her.</p>")],
  "half as many common words of English as of Spanish": [
    plain("For your visit: el niño y los padres al sol"),
  ],
  "a Spanish sentence between English ones": [
    html("<p>Call us. Llame a la clínica para que su hijo reciba una cita. Thank you.</p>"),
    '"Llame a la clínica para que su hijo reciba una cita" is in Spanish.',
  ],
  "the words of a family": [
    { testimonials: [{ quote: "Mi hijo habla más y es feliz con las terapeutas, por fin." }] },
  ],
  ...fine(inNotices, spanishWords),
  ...fine(inLinks, spanishWords),
  ...fine(inConcerns, spanishWords),
  ...fine(inTranscripts, spanishWords),
  "a Spanish translation": [translated("<p>Llame a la clínica para que su hijo reciba una cita.</p>")],
  "an English translation": [translated("<p>Call us for a visit with your child.</p>"), "is in English."],
  "a translation into another language": [
    {
      ...translated(""),
      "pages/home.de": { texts: [{ english: "x", text: "Rufen Sie an, und wir helfen." }] },
    },
  ],
});

casesOf(findOddTexts, {
  ...each(person, {
    "  Ben Sample ": 'Write "Ben Sample".',
    "🎈🎈": "has no letter and no digit",
    "[a> b](https://songs.example)": '"[a> b](https://songs.example)" is Markdown',
  }),
  "spaces around a long text": [
    { services: [{ summary: ` ${"Ben sings. ".repeat(15)}` }] },
    "Delete the spaces",
  ],
  "spaces around a text of 150 letters": [{ services: [{ summary: ` ${"B".repeat(149)}` }] }, 'Write "BBB'],
  "two signs of an unfinished text": [person("Ben", "<p>Ben **sings** TBD.</p>"), "is Markdown"],
  ...fine(person, "Ben O'Neil, M.S.", "Бен", "B".repeat(100), "<Ben>", "Ben &lt;b&gt;", "a<hr>b<hr>c"),
  ...fine(html, " <p>Ben sings.</p> "),
  "a sound in brackets, and a Spanish word": [html("<p>[Music] [A door opens.] Es todo.</p>")],
  "a place for a date": [html("<p>On [insert date].</p>"), '"[insert date]" still waits'],
  ...all(
    html,
    [
      "[Insert day], [insert], [add a day], [Add it], [enter time], [Enter a name], [your words], [Your own]",
      "[date], [Date], [name], [Name], [time], [Time], TBD, XXX, XXXXX, lorem ipsum, Lorem ipsum",
    ].flatMap((line) => line.split(", ")),
    (words) => `"${words}" still waits`,
  ),
  "a name of 500 letters": [person("Ben ".repeat(125).trim()), "Shorten it by 399 at least"],
  "a biography of 3,000 words": [person("Ben", `<p>${"Ben sings. ".repeat(1500)}</p>`), "on a page of its"],
  "long words of a video": [
    { transcripts: [{ id: "v", transcript: `<p>${"Ben sings. ".repeat(1500)}</p>` }] },
  ],
  "bold in Markdown": [person("Ben", "<p>Ben **sings**.</p>"), '"**sings**" is Markdown'],
  "a link in Markdown": [person("Ben", "<p>[Songs](https://songs.example)</p>"), "is Markdown"],
  "a heading in Markdown": [person("Ben", "<p># Ben</p>"), '"# B" is Markdown'],
  "a product of stars and a number sign": [person("Ben", "<p>2 * 3 * 4, room #5</p>")],
  "a tag as text": [person("Ben", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"), "Visitors would read"],
  "a sign that is not a tag": [person("Ben", "<p>5 &lt; 6</p>")],
  "one line": [person("Ben", "<p>Ben</p><hr><p>sings</p>")],
  "a second line": [person("Ben", "<p>Ben</p><hr><p>sings</p><hr><p>all day</p>"), "There is a second"],
  "a value of the wrong kind": [{ team: [{ id: "ben", name: 5 }] }],
});

const speaksOf = (words: string) => plain(`They speak of ${words}.`);
const elsewhere = "visitors do not see the crisis lines first";
const lines = { clinic: { crisisLines: [{ name: "988 Suicide & Crisis Lifeline", when: "Suicide" }, {}] } };

casesOf(findSelfHarmLanguage, {
  ...all(
    speaksOf,
    [
      "suicidal, Suicide, self-harm, self injury, selfharming, self-mutilation, self hurt",
      "hurts themselves, harming  herself, injured himself, killing yourself, cut myself, kill oneself",
      "hurt themself, injure itself, harm ourselves",
      "ending his life, took their own lives, take one's life, ends my own life",
      "wants to die, wish to be dead, wishing to die, not want to live anymore",
      "not wanting to be here any more, not be alive anymore, not live any more",
    ].flatMap((line) => line.split(", ")),
    (words) => `"${words}" is used where`,
  ),
  ...fine(
    plain,
    "They hurts his knee.",
    "They helps themselves.",
    "They the end of life.",
    "They wants to dive.",
    "They not live here.",
    "They self-help.",
    "They skills himself.",
    "They himself hurt.",
  ),
  "the crisis lines themselves": [{ ...lines, ...home({ title: "Call the 988 Suicide & Crisis Lifeline" }) }],
  "words after the name of a line": [
    { ...lines, ...home({ title: "988 Suicide & Crisis Lifeline: suicide" }) },
    elsewhere,
  ],
  "the clinic's other fields": [{ clinic: { tagline: "No suicide" } }, elsewhere],
  "a concern that calls 988": [{ concerns: [{ first: "988", name: "suicide" }] }],
  "a concern that says when to call 911, and a text of it that names 988": [
    { concerns: [{ now: ["they want to die"], until: ["If they talk of suicide, call 988."] }] },
  ],
  "a concern whose text names no line": [{ concerns: [{ until: ["They talk of suicide."] }] }, elsewhere],
  "a concern that calls 911": [
    {
      concerns: [
        { first: "988", name: "" },
        { first: "911", name: "suicide" },
      ],
    },
    elsewhere,
  ],
  "urgent warning signs": [home({}, {}, { kind: "warning-signs", urgent: true, items: ["suicide"] })],
  "warning signs that are not urgent": [
    home({}, { kind: "warning-signs", urgent: "true", items: ["suicide"] }),
    elsewhere,
  ],
  "another urgent block": [home({}, { kind: "prose", urgent: true, heading: "suicide" }), elsewhere],
  "an urgent block before another one": [
    home({}, { kind: "warning-signs", urgent: true }, { kind: "prose", heading: "suicide" }),
    "block 2",
  ],
  "the crisis lines of a file after the text": [
    { ...home({ title: "Call the 988 Suicide & Crisis Lifeline" }), ...lines },
  ],
});

const said = (quote: string, attribution: string) => ({
  testimonials: [{ id: "swing", quote, attribution }],
});
casesOf(findRiskyWords, {
  "what therapy can do": [html("<p>It can help. It is not a guarantee of coverage.</p>")],
  "that nobody can promise": [
    html("<p>We can't promise it. Nobody can cure it. No results are guaranteed.</p>"),
  ],
  ...all(
    plain,
    [
      "we cure, will cure, can cure, therapist cure, therapists cure, cures, results are guaranteed",
      "success is guaranteed, progress is guaranteed, improvement is guaranteed, guaranteed results",
      "guarantee success, guaranteed progress, guaranteed improvement, we guarantee",
      "100% success, 100 % effective, 100% cured",
    ].flatMap((line) => line.split(", ")),
    (words) => `"${words}" promises a result`,
  ),
  ...fine(
    plain,
    "We do not cure it",
    "There is no cure, and nobody cures it",
    "We never guarantee",
    "We cannot say that it cures",
    "It doesn’t say that it cures",
  ),
  "a cure": [html("<p>Come in. We cure stuttering.</p>"), '"We cure" promises a result'],
  "a cure in a concern, which a clinician signs": [{ concerns: [{ answer: "Surgery cures it." }] }],
  "a cure in a name": [{ team: [{ name: "Ann of Cures" }] }],
  results: [home({ description: "Results are guaranteed in 6 weeks." }), "promises a result"],
  "a parent of a child": [said("My son Leo climbs.", "Mother of a five-year-old, Big Lake")],
  "a parent and a place": [said("We drive from Big Lake.", "Parent, Meadow Lakes")],
  "the child of a parent": [
    said("Mia Field runs.", "Ann Field, mother of Mia Field, 4"),
    'Write "My child runs.".',
    'Write "Ann Field, mother of a child, 4".',
  ],
  "the child of a parent, with other letters": [
    said("José Núñez runs.", "Eva Núñez, mother of José Núñez, 4"),
    'Write "My child runs.".',
    'Write "Eva Núñez, mother of a child, 4".',
  ],
  "a name whose end has other letters": [
    said("Thank you.", "Maria, mother of Leo Nuñez, May 2026"),
    'Write "Maria, mother of a child, May 2026".',
  ],
  "a name with a hyphen and an apostrophe": [
    said("My son Leo O’Neil-Nuñez’s words are clear.", "Parent"),
    'Write "My son’s words are clear.".',
  ],
  "the child in the words": [said("My daughter Mia Field runs.", "Parent"), 'Write "My daughter runs.".'],
});
