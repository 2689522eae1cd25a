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
