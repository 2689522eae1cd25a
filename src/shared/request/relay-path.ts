/** URL path to which the forms are sent. */
export const relayPath = "/send-email.php";
