import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

/** Reports the Web Vitals of the document, each metric as soon as it is final. */
export function watchWebVitals(report: (metric: MetricType) => void): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
