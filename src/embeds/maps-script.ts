declare global {
  interface Window {
    google?: { maps: object };
    onMapsReady?: () => void;
  }
}

let loading: Promise<object> | undefined;

/** Loads the maps script, once for all banners of a visit; after a failure the next banner tries again. */
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
    window.onMapsReady = () => resolve(window.google?.maps ?? {});
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    script.onerror = () => {
      script.remove();
      reject(new Error("The maps script did not load."));
    };
    document.head.append(script);
  });
}
