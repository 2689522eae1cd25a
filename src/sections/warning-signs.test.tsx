import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { urgentWarningSigns, warningSigns } from "./sections.fixtures";
import { WarningSigns } from "./warning-signs";

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    clinic: {
      crisisLines: [
        { name: "988 Suicide & Crisis Lifeline", number: "988", canText: true, when: "At any hour." },
        { name: "Emergency services", number: "911", canText: false, when: "In danger now." },
      ],
    },
  });
});

test("urgent signs come after the crisis lines to call and text", () => {
  render(<WarningSigns block={urgentWarningSigns} />);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links.slice(0, 3)).toEqual(["tel:988", "sms:988", "tel:911"]);
  const call = screen.getByRole("link", { name: "Call 988" });
  const sign = screen.getByText("Talks about wanting to die");
  expect(call.compareDocumentPosition(sign)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("other signs are shown without crisis lines", () => {
  render(<WarningSigns block={warningSigns} />);
  expect(screen.queryByRole("link", { name: "Call 988" })).toBeNull();
  expect(screen.getByText("Sleeps badly")).toBeVisible();
});
