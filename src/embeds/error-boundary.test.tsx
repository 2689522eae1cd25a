import { render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { SilentErrorBoundary } from "./error-boundary";

function ThrowsInRender(): never {
  throw new Error("Broken in render.");
}

function ThrowsInEffect() {
  useEffect(() => {
    throw new Error("Broken in an effect.");
  }, []);
  return "A third party";
}

test.each([
  ["during render", <ThrowsInRender key="third" />],
  ["in an effect", <ThrowsInEffect key="third" />],
])("third-party code that throws %s does not break the rest of the page", (_, thirdParty) => {
  // biome-ignore lint/suspicious/noConsole: React logs what a boundary catches
  jest.mocked(console.error).mockImplementation(() => undefined);
  render(
    <>
      <h1>The page</h1>
      <p>
        <SilentErrorBoundary>{thirdParty}</SilentErrorBoundary>
      </p>
      <SilentErrorBoundary fallback="Call us.">{thirdParty}</SilentErrorBoundary>
    </>,
  );
  expect(screen.getByRole("heading")).toBeVisible();
  expect(screen.getByText("Call us.")).toBeVisible();
  expect(screen.queryByText("A third party")).toBeNull();
  expect(screen.getByRole("paragraph")).toBeEmptyDOMElement();
});
