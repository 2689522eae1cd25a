import type { CustomFieldControlProps } from "@sveltia/cms";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PdfField, withCounted } from "./pdf-field";
import { readPdf } from "./read-pdf";

// jsdom reads no files.
jest.mock("./read-pdf", () => ({ readPdf: jest.fn() }));
const reads = jest.mocked(readPdf);
const pdf = {
  title: "Camp Form",
  pages: 3,
  bytes: 2048,
  barriers: ["This PDF can't be read by a screen reader."],
};
const file = new File(["x"], "scan.pdf", { type: "application/pdf" });
const addFile = jest.fn(async (added: File) => `blob:${added.name}`);

beforeEach(() => {
  reads.mockReset().mockResolvedValue(pdf);
  addFile.mockClear();
});

function show(entry: { readonly file?: string; readonly madeOf?: string }, title = "") {
  const onChange = jest.fn();
  const field = { get: () => "PDF file" };
  const props = {
    value: entry.file ?? "",
    field,
    forID: "x",
    onChange,
    addFile,
    entry: { toJS: () => ({ data: { documents: [entry] } }) },
  };
  render(
    <>
      <div data-key-path="documents.0.title">
        <input aria-label="Title" defaultValue={title} />
      </div>
      <div data-key-path="documents.0.file">
        <PdfField {...(props as unknown as CustomFieldControlProps)} />
      </div>
    </>,
  );
  return onChange;
}
const drop = () => userEvent.upload(screen.getByLabelText("Choose a PDF"), file);

test("a new PDF gets a title and a name, is counted, and says who cannot read it", async () => {
  const onChange = show({});
  await drop();
  await waitFor(() => expect(onChange).toHaveBeenCalledWith("blob:camp-form.pdf"));
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveValue("Camp Form");
  expect(screen.getByRole("status")).toHaveTextContent("scan.pdf: 3 pages, 2 KB.");
  expect(screen.getByText("This PDF can't be read by a screen reader.")).toBeVisible();
  const saved = {
    documents: [{ file: "/documents/camp-form.pdf", madeOf: "12ab" }, { file: "/documents/b.pdf" }],
  };
  expect(withCounted(saved)).toEqual({
    documents: [
      { file: "/documents/camp-form.pdf", pages: 3, bytes: 2048, madeOf: "" },
      { file: "/documents/b.pdf" },
    ],
  });
});

test("a new version takes the place of the old one, or leaves it where it is", async () => {
  const onChange = show({ file: "/documents/camp-form.pdf" }, "Our form");
  await drop();
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith("blob:camp-form.pdf"));
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveValue("Our form");
  await userEvent.click(screen.getByRole("checkbox", { name: /^Keep the old PDF/ }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith("blob:camp-form-2.pdf"));
});

test("a PDF that the program makes cannot be replaced by hand", () => {
  show({ file: "/documents/intake.pdf", madeOf: "12ab" });
  expect(screen.getByRole("link", { name: "This PDF" })).toHaveAttribute("href", "/documents/intake.pdf");
  expect(screen.queryByLabelText("Choose a PDF")).not.toBeInTheDocument();
});

test("a file that is no PDF is refused in words, and nothing changes", async () => {
  reads.mockRejectedValue(new Error("scan.pdf is not a PDF"));
  const onChange = show({});
  await drop();
  await waitFor(() => expect(screen.getByText("scan.pdf is not a PDF")).toBeVisible());
  expect(onChange).not.toHaveBeenCalled();
});
