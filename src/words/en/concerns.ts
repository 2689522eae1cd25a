/** What the search for concerns says. */
export const concernSearch = {
  cantWait: "If it can't wait, {call}.",
  call: "call {number}",
  urgent: {
    one: "This can't wait:",
    other: "This can't wait. {count} answers, the most urgent first:",
  },
  found: { one: "One answer:", other: "{count} answers, the best first:" },
  none: "There is no answer to these words here. That says nothing about your worry. Try other words, or tell us: we will listen.",
  write: "Ask in writing",
  writeMessage: "What I see at home: {typed}\nMy child's age: ",
} as const;

/** What the answers to concerns say around the clinic's own texts. In bold: whom to call, and what comes next. */
export const concernAnswers = {
  service: "This service looks at it: {service}.",
  serviceAfterwards: "After that, this service can help: {service}.",
  untilThen: "Until then:",
  firstVisit: "The first visit:",
  call: "Call {number}",
  text: "text {number}",
  crisis: "{call}.",
  crisisWithText: "{call} or {text}.",
  help: "{call}, {name}.",
  battery: "Go to an emergency room now.",
  batteryThen: "Call 911 if you can't get there at once.",
  emergencyRoom: "Call your child's doctor now, day or night.",
  emergencyRoomThen: "If nobody answers at once, go to an emergency room.",
  doctor: "Call your child's doctor first, today.",
  doctorThen: "If you can't reach anyone and are worried, go to an emergency room.",
} as const;

/** What the page of a concern says around the clinic's own texts. */
export const concernPage = {
  all: "What do you see at home? All concerns",
  cantWait: "Can't wait? {emergency}. Thoughts of suicide: {call} or {text}.",
  callEmergency: "Call 911",
  callCrisis: "call 988",
  textCrisis: "text 988",
  nowWord: "Emergency",
  now: "Call 911 now if",
  todayWord: "Today",
  today: "Call the doctor today if",
  waitWord: "Not urgent",
  wait: "What can wait",
  ages: "What is usual",
  until: "What you can do until then",
  untilHelp: "What to do until help is there",
  here: "Who looks at it here",
  afterwards: "Who can help afterwards",
  firstVisit: "What a first visit is like",
  related: "Related concerns",
  more: "Keep this page",
  print: "Print this page",
  sources: "Sources",
  approved: "Approved by {name} on {date}.",
} as const;

/** How parents write what worries them, for the search: words without accents, between spaces. */
export const concernWords = {
  /** Say nothing about a concern: who, when, how often, and grammar. */
  small: `
    a able about actually after again age aged ages ago all almost already also although am an and another any
    anybody anyone anything are around as asked asking at away awhile be because been before being best between both
    boy boys but by c came cause childs come comes coming concern concerned constantly could cute cuz daily daughter
    daughters definitely did do does doing done dont dr during each eachother eg eight either eleven else especially
    etc even ever every everybody everyday everything exactly extremely find finds five for four from full get gets
    getting girl girls gonna good got gotta grade grader granddaughter grandson great guess guy had half happen
    happened happening happens has have having he hello help helped helping helps her here hers hes hey hi him his
    honestly how however hub i id idea if ill im in instead into is it its ive just keep keeps kept kiddo kiddos
    kind kinda know knows last lately least let lets like liked likes literally little lol m made make makes making
    many may maybe me mean means meant might mine mins minute minutes mo moment month months more most mostly mth
    mths much must my need needed needs nephew next niece nine normal normally of oh ok okay old older on once ones
    onto or our ours own past per person please pls possible possibly pretty probably question quite rarely really
    recently regularly said same seem seemed seems seen seven several shall she shes should since six so some
    sometimes somewhat son sons soon sort stuff such sure t take takes taking teen teenager ten tend tends than
    thank thanks that thats the their them then there theres these they theyre theyve thing things think thinks this
    those though thought three till time times to toddler toddlers together told tonight too totally tried tries
    truly try trying twelve twice type typical u under unless until up upon ur us use used uses using usually
    various ve very via wanna was way ways we week weekly weeks well were weve what whats when whenever where which
    while who whos why will with within wk wks wonder wondering worse would wow x y yeah year years yes yesterday
    yet yo you young younger youngest your yr yrs
  `,
  /** Negate the next word: "doesn't talk", "no words" and "trouble talking" are one concern. */
  negations: `
    aint arent barely cannot cant caint cnt couldn couldnt didn didnt difficult difficulties difficulty doesn doesent
    doesnt dosen dosent dosnt dont dnt hardly hasn hasnt havent incapable inability isn isnt issue issues lack lacking lacks neither
    never no nobody none nor not nothing problem problems refusal refuse refused refuses refusing scarcely struggle struggled
    struggles struggling trouble troubles unable wasnt werent without wont wnt wouldnt zero
  `,
  /** The endings of words with the same meaning, the longest first. English has rules instead: src/features/concern-finder/english.ts. */
  endings: "",
  /**
   * Letters that sound like others, or like none, as "h: v:b qu:k"; with "_" for a space, also expressions that say more than
   * their small words. English has rules for them too.
   */
  alike: "",
} as const;
