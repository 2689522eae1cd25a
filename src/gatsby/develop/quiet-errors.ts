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
