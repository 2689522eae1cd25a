/** What is said of a file. */
export const files = {
  pdf: { one: "PDF, {count} page, {size}", other: "PDF, {count} pages, {size}" },
  kilobytes: "{count} KB",
  megabytes: "{count} MB",
} as const;
