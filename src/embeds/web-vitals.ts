import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

/** Reports how fast the visited page was and how still it stood, each measure as soon as it is final. */
export function watchWebVitals(report: (metric: MetricType) => void): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
