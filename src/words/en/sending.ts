/** What came of sending a request. The specification gives the first eight, word for word. */
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
