const key = "sveltia-cms.prefs";

// Escape closes what is open in a form, such as the form for a link, and never the form itself. The editor reads its
// preferences when it is loaded, so this is loaded before it.
const preferences = JSON.parse(localStorage.getItem(key) ?? "{}");
localStorage.setItem(key, JSON.stringify({ ...preferences, closeWithEscape: false }));
