import { askedLanguage } from "./page-language";

declare global {
  interface Window {
    google?: { maps: object };
    onMapsReady?: () => void;
  }
}

let loading: Promise<object> | undefined;

/**
 * Loads the Google Maps script once per document; after a failure, the next call tries again.
 * @returns the `google.maps` object
 * @throws if the script does not load
 */
export function loadMapsScript(key: string): Promise<object> {
  loading ??= addScript(key).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function addScript(key: string): Promise<object> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const query = new URLSearchParams({ key, loading: "async", callback: "onMapsReady" });
    const language = askedLanguage();
    if (language) query.set("language", language);
    window.onMapsReady = () => resolve(window.google?.maps ?? {});
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    script.onerror = () => {
      script.remove();
      reject(new Error("The maps script did not load."));
    };
    document.head.append(script);
  });
}
