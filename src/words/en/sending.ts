/** What came of sending a request, in toasts and by the button. The specification gives the first eight, word for word. */
export const sending = {
  success: "Thank you for submitted the form! A staff member will be reaching out to you soon!",
  captchaMissing: "Please complete the reCAPTCHA.",
  appointmentFailed: "Failed to send. Please try again.",
  unnamedError: "Failed to send email",
  networkFailed: "Network error. Please check your internet connection.",
  unavailable: "Email service not available. Please check your server configuration.",
  misconfigured: "Configuration error. Please check your API settings.",
  failed: "Failed to send message: {error}",
  sent: "Thank you. We have your request.",
  nothingScheduled: "Nothing is scheduled yet:",
  next: "{nothingScheduled} appointments are not scheduled until our staff replies to you. A person who works here will call or write to you.",
  ratherTalk: "If you would rather talk, {call}.",
  notSent: "Your request was not sent",
  stillHere:
    "Everything you wrote is still here. Tick the reCAPTCHA box below if it is empty, then try again. Or {call}.",
  tryAgain: "Try Again",
} as const;

/** What is wrong in a request. */
export const validation = {
  name: "your name",
  firstName: "your first name",
  lastName: "your last name",
  phone: "your phone number",
  email: "your email address",
  message: "your message",
  language: "the language",
  bestTime: "the best time to call",
  missing: "Please enter {field}.",
  tooLong: "Please keep {field} to {count} characters or fewer.",
  tooLongOptional: "Please keep {field} to {count} characters or fewer, or leave it empty.",
  severalLines: "Please write {field} on one line.",
  emailShape: "Please enter an email address such as name@example.com.",
  phoneShape:
    "Please use only digits, spaces and ( ) + - . in your phone number. An extension may follow as ext. 12.",
  phoneShort: "Please enter a phone number with at least 7 digits.",
  noDate: "Please choose a date.",
  noTime: "Please choose a time.",
  dateGone: "Please choose another date: there are no hours left on this one.",
  timeGone: "Please choose another time: this one has passed.",
} as const;

/** When the clinic can answer a request, in a sentence. */
export const replyHours = {
  open: "We are open now, until {time}.",
  today: "We open today at {time}.",
  tomorrow: "We open again tomorrow at {time}.",
  later: "We open again on {day} at {time}.",
  unknown: "",
} as const;

/** What is wrong in a referral, and what is on its paper. */
export const referralCheck = {
  empty: "{field}: this is still empty.",
  pastDay: "{field}: please write a past day as month/day/year, 03/09/2021.",
  areaCode: "{field}: please add the area code.",
  npi: "{field}: please read it again. Its ten digits do not fit together.",
  fax: "Fax to {number}",
  head: "{fax}, {clinic}, {address}. Phone {phone}",
} as const;

/** What screen readers call the toasts. */
export const toasts = {
  region: "Notifications",
  close: "Close",
} as const;
