/** Where the forms send what visitors write. */
export const relayPath = "/send-email.php";
