/** What forms have in common. */
export const forms = {
  unsent: "Nothing was sent yet. Please look at this first:",
  callUs: "call us: {phone}",
  clear: "Clear this form",
  cleared: "This is empty now, and nothing of it is kept.",
  ended: "Nobody used this for an hour, so we cleared it, in case others use this device too.",
} as const;

/** The fields and the frame of the two forms that send a request. */
export const requests = {
  firstName: "First name",
  lastName: "Last name",
  name: "Your name",
  phone: "Phone number",
  email: "Email address",
  message: "Your message",
  messageHelp: "Please leave out medical details. We will ask about those when we talk.",
  date: "Preferred date",
  dateHelp: "Day/month/year",
  openCalendar: "Choose the date from a calendar",
  calendar: "Choose a date",
  calendarFailed: "The calendar did not load. {again}, or {call}.",
  close: "Close",
  time: "Preferred time",
  timeHelp: "24-hour clock: 14:30 is 2:30pm",
  chooseTime: "Choose a time",
  chooseDateFirst: "Choose a date first",
  timeGone: "We can't see you at {time} on {date}. Please choose another time.",
  talk: "How we can talk with you (optional)",
  talkHelp: "Tell us what you would like. You can leave all of this empty.",
  language: "Your language",
  helps: "Would any of these help?",
  interpreter: "An interpreter",
  sign_language: "Sign language (ASL)",
  aac_device: "My child or I talk with an AAC device",
  relay: "Call me through relay (711)",
  text_message: "Text me",
  bestTime: "Best time to call",
  bestTimeHelp: "For example: mornings, or after 3pm",
  captcha: "Proof that you are a person",
  captchaFailed:
    "The reCAPTCHA box did not load, and this form can't be sent without it. Something on your device or network may block it. {again}, or {call}.",
  loadAgain: "Load it again",
  withoutScript: "This form needs JavaScript, which is not running in your browser. Please {call}, {hours}.",
  fillAll: "Please fill in every field ({mark}).",
  onItsWay: "Your request is on its way. Please wait a moment.",
  notLoaded: "Part of this form did not load. Please check your connection, then press the button again.",
  offline: "You are offline. What you write is kept in this tab: send it when you are back online.",
  send: "Send Request",
  sendingAppointment: "Sending...",
  sendingEvaluation: "Sending",
  orCall: "Or {call}, {hours}.",
} as const;

/** The calendar of the appointment form. */
export const calendar = {
  months: "Months",
  previous: "Previous month",
  next: "Next month",
  today: "Today, {day}",
  selected: "{day}, selected",
  gray: "Days in gray can't be chosen.",
  /** From Sunday. */
  weekdays: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"],
} as const;

/** The referral sheet. */
export const referral = {
  dateHelp: "Month/day/year",
  lookFirst: "Please look at this before you print:",
  printAnyway: "Print it as it is",
  notLoaded: "Part of this sheet did not load. Please check your connection, then press the button again.",
  print: "Check and print the sheet",
} as const;
