/** The page for unknown paths. */
export const notFound = {
  title: "Page Not Found",
  text: "Oops! The page you're looking for doesn't exist or has been moved.",
  home: "Go to Home",
} as const;
