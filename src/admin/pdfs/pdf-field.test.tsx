import type { CustomFieldControlProps } from "@sveltia/cms";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PdfField } from "./pdf-field";

// jsdom reads no files.
jest.mock("./read-pdf", () => ({
  readPdf: async () => ({ title: "Camp Form", pages: 3, bytes: 2048, barriers: [] }),
}));
const file = new File(["x"], "scan.pdf", { type: "application/pdf" });
const addFile = async (added: File) => `blob:${added.name}`;

function show(entry: { readonly file: string; readonly madeOf?: string }) {
  const onChange = jest.fn();
  const props = {
    value: entry.file,
    field: { get: () => "PDF file" },
    forID: "x",
    onChange,
    addFile,
    entry: { toJS: () => ({ data: { documents: [entry] } }) },
  };
  render(
    <div data-key-path="documents.0.file">
      <PdfField {...(props as unknown as CustomFieldControlProps)} />
    </div>,
  );
  return onChange;
}
test("a new version takes the place of the old one, or leaves it where it is", async () => {
  const onChange = show({ file: "/documents/camp-form.pdf" });
  await userEvent.upload(screen.getByLabelText("Choose a PDF"), file);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith("blob:camp-form.pdf"));
  await userEvent.click(screen.getByRole("checkbox", { name: /^Keep the old PDF/ }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith("blob:camp-form-2.pdf"));
});

test("a PDF that the program makes cannot be replaced by hand", () => {
  show({ file: "/documents/intake.pdf", madeOf: "12ab" });
  expect(screen.getByRole("link", { name: "This PDF" })).toHaveAttribute("href", "/documents/intake.pdf");
  expect(screen.queryByLabelText("Choose a PDF")).not.toBeInTheDocument();
});
