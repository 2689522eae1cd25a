/** URL path of the live-reload server's event stream of content problems. */
export const errorOverlayPath = "/__content-problems";

const styles = `
  dialog { inline-size: min(60rem, 92vw); max-block-size: 86vh; overflow: auto; padding: 1.5rem; border: 0;
    border-block-start: 0.5rem solid #b3401f; border-radius: 0.75rem; color: #1d2a33; background: #fff;
    font: 1rem/1.5 system-ui, sans-serif; }
  dialog::backdrop { background: rgb(29 42 51 / 60%); }
  h2 { margin: 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; background: #f4f1e8; font: 0.875rem/1.5 ui-monospace, monospace; }
  button { font: inherit; padding: 0.5rem 1rem; }
`;

/** Shows the problems found by the content check in a dialog until they are fixed. For live reload only. */
export function showErrorOverlay(): void {
  const host = document.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  shadow.innerHTML = `<style>${styles}</style><dialog aria-labelledby="title"><h2 id="title">Something to fix</h2>
    <p>Until it is fixed, the page stays as it was. This note goes away by itself.</p><pre></pre>
    <form method="dialog"><button>Hide this note</button></form></dialog>`;
  document.body.append(host);
  const dialog = shadow.querySelector("dialog");
  const text = shadow.querySelector("pre");

  new EventSource(errorOverlayPath).addEventListener("message", ({ data }) => {
    const problems: string = JSON.parse(data);
    if (text) text.textContent = problems;
    if (problems === "") dialog?.close();
    else if (!dialog?.open) dialog?.showModal();
  });
}

/** The element in which Gatsby shows errors to developers, over the whole page. */
const overlay = "gatsby-fast-refresh";

/** For people who edit: says in plain words that a page cannot be shown, in place of what Gatsby tells developers. */
export function quietErrors(): void {
  const style = document.createElement("style");
  style.textContent = `${overlay} { display: none !important; }`;
  const note = document.createElement("div");
  note.setAttribute("role", "alert");
  note.style.cssText =
    "position: fixed; inset: auto 1rem 1rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d2a33; background: #f4f1e8; z-index: 9999";
  document.head.append(style);
  const show = () => {
    if (document.querySelector(overlay) === null) note.remove();
    else if (!note.isConnected) {
      note.innerHTML =
        "This page cannot be shown at the moment. Nothing that you have saved is lost. <button>Load it again</button>";
      note.querySelector("button")?.addEventListener("click", () => location.reload());
      document.body.append(note);
    }
  };
  new MutationObserver(show).observe(document.body, { childList: true });
  show();
}
