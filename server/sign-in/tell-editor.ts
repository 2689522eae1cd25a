/**
 * The script of the popup: gives the token to the window that opened it, if that is the editor's. Each side says first
 * that it is ready, which is how Netlify, Decap and Sveltia do it.
 */
export const tellEditor = `const { origin, token } = JSON.parse(document.getElementById("answer").textContent);
const ready = "authorizing:github";
addEventListener("message", (event) => {
  if (event.source !== opener || event.origin !== origin || event.data !== ready) return;
  const answer = JSON.stringify({ provider: "github", token });
  opener.postMessage("authorization:github:success:" + answer, origin);
});
opener?.postMessage(ready, origin);
`;
