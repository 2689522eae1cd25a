/** What the search says. */
export const concernSearch = {
  loading: "One moment ...",
  failed: "The search did not load. The lists below have every answer.",
  urgent: "This may not be able to wait. The most urgent answer first:",
  found: "The best answers first:",
  none: "We are not sure what fits these words. That says nothing about your worry. Try other words, look through the lists, or tell us: we will listen.",
  write: "Ask in writing",
  writeMessage: "What I see at home: {typed}\nMy child's age: ",
} as const;

/** What the answers to concerns say around the clinic's own texts. In bold: whom to call, and what comes next. */
export const concernAnswers = {
  service: "This service can help: {service}.",
  serviceAfterwards: "After that, this service can help: {service}.",
  untilThen: "Until then:",
  firstVisit: "The first visit:",
  call: "Call {number}",
  text: "text {number}",
  crisis: "{call}.",
  crisisWithText: "{call} or {text}.",
  help: "{call}, {name}.",
  battery: "Go to an emergency room now.",
  batteryThen: "Call 911 if you can't get there right away.",
  emergencyRoom: "Call your child's doctor now, day or night.",
  emergencyRoomThen: "If nobody answers right away, go to an emergency room.",
  doctor: "Call your child's doctor first, today.",
  doctorThen: "If you can't reach anyone and are worried, go to an emergency room.",
} as const;

/** What is said of milestones, on their page and on those of concerns. */
export const milestones = {
  months: "{count} months",
  years: "{count} years",
  halfYears: "{count}½ years",
  by: "By {age}, most children {what}.",
  most: "By {age}, most children:",
  social: "Social",
  language: "Language",
  thinking: "Thinking",
  movement: "Movement",
  notYet: "Not yet? This may help:",
  print: "Print this age",
  source: "Source: {source}.",
  ask: "Ask for a visit",
  askMessage: "I would like to ask about what my child does not do yet at {age}: ",
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
  untilHelp: "What to do until help arrives",
  here: "Who can help here",
  afterwards: "Who can help afterwards",
  firstVisit: "What a first visit is like",
  related: "Related concerns",
  more: "Keep this page",
  print: "Print this page",
  sources: "Sources",
  approved: "Approved by {name} on {date}.",
} as const;
