import type { CustomFieldControlProps } from "@sveltia/cms";
import { useRef, useState } from "react";
import { entriesOf, isRecord, textOf, valueAt } from "../../content-check/values";
import { inputBeside, keyPathOf } from "../kept-editor/form-elements";
import { FileForm } from "../pictures/file-form";
import { fileName } from "../pictures/file-name";
import { type ReadPdf, readPdf } from "./read-pdf";

/** What was counted in the PDFs that were added, by their addresses on the website, until their form is saved. */
const counted = new Map<string, Pick<ReadPdf, "pages" | "bytes">>();

/** Fills in the pages and bytes of the PDFs that were added. What someone has added is not made by the program anymore. */
export function withCounted(data: unknown): unknown {
  if (!isRecord(data) || !Array.isArray(data.documents)) return data;
  return {
    ...data,
    documents: entriesOf(data.documents).map((entry) => {
      const found = counted.get(textOf(entry, "file") ?? "");
      return found && isRecord(entry) ? { ...entry, ...found, madeOf: "" } : entry;
    }),
  };
}

/** The form of a PDF: it takes the file as it is, counts its pages and bytes, and says who could not read it. */
export function PdfField({ value, field, forID, entry, onChange, addFile }: CustomFieldControlProps) {
  const home = useRef<HTMLFieldSetElement>(null);
  // A PDF that is not saved yet has an address in the browser.
  const saved = typeof value === "string" && !value.startsWith("blob:") ? value : "";
  /** The address of the PDF that was saved last. */
  const [before, setBefore] = useState(saved);
  const [last, setLast] = useState(value);
  const [added, setAdded] = useState<{ readonly file: File; readonly pdf: ReadPdf }>();
  const [isKept, setIsKept] = useState(false);
  const [problem, setProblem] = useState("");
  // After a save, the form is as if it had just been opened.
  if (value !== last) {
    setLast(value);
    if (saved !== "") {
      setBefore(saved);
      setAdded(undefined);
      setIsKept(false);
    }
  }
  const data = (): unknown => entry?.toJS().data;
  const isMade = entriesOf(valueAt(data(), ["documents"])).some(
    (each) => textOf(each, "file") === before && textOf(each, "madeOf"),
  );

  async function add(file: File): Promise<void> {
    setProblem("");
    try {
      const pdf = await readPdf(file);
      suggestTitle(keyPathOf(home.current), pdf.title);
      setAdded({ file, pdf });
      await put(file, pdf, isKept);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  /** Puts the PDF into the form: at the address of the old one, or at one of its own. */
  async function put(file: File, pdf: ReadPdf, keepsOld: boolean): Promise<void> {
    const name =
      keepsOld || before === "" ? freeName(pdf.title, file.name, data()) : before.replace(/^.*\//, "");
    // The editor keeps a file that it has already under its first name. A line break after the end makes it another one.
    const content = new File(keepsOld ? [file, "\n"] : [file], name, { type: "application/pdf" });
    counted.set(`/documents/${name}`, { pages: pdf.pages, bytes: pdf.bytes + (keepsOld ? 1 : 0) });
    onChange(await addFile(content));
  }
  if (isMade) {
    return (
      <fieldset ref={home} id={forID} className="picture-field">
        <legend className="visually-hidden">{String(field.get("label"))}</legend>
        <p>
          <a href={before} target="_blank" rel="noreferrer">
            This PDF
          </a>{" "}
          is made by the program from the words of the website, and follows them by itself. To show a PDF of
          your own instead, add a new entry for it.
        </p>
      </fieldset>
    );
  }
  return (
    <FileForm
      field={field}
      forID={forID}
      home={home}
      now={
        before !== "" && (
          <p>
            <a href={before} target="_blank" rel="noreferrer">
              Open the PDF as it is now
            </a>
          </p>
        )
      }
      words={["Drop a PDF here, or", "Choose a PDF"]}
      accept=".pdf,application/pdf"
      onFile={add}
    >
      {before !== "" && added !== undefined && (
        <label>
          <input
            type="checkbox"
            checked={isKept}
            onChange={({ target }) => {
              setIsKept(target.checked);
              void put(added.file, added.pdf, target.checked);
            }}
          />
          Keep the old PDF at its address, for links in letters and emails
        </label>
      )}
      <p role="status">{added && sizeOf(added.file.name, added.pdf)}</p>
      {added?.pdf.barriers.map((barrier) => (
        <p key={barrier} role="alert">
          {barrier}
        </p>
      ))}
      <p role="alert">{problem}</p>
    </FileForm>
  );
}

function sizeOf(name: string, { pages, bytes }: ReadPdf): string {
  return `${name}: ${pages} ${pages === 1 ? "page" : "pages"}, ${Math.ceil(bytes / 1024)} KB. It is saved together with the form.`;
}

/** A name that no other document's PDF has. */
function freeName(title: string, earlier: string, data: unknown): string {
  const taken = JSON.stringify(data ?? "");
  const name = fileName(title, earlier, "application/pdf");
  let free = name;
  for (let count = 2; taken.includes(`/${free}`); count += 1) free = name.replace(".pdf", `-${count}.pdf`);
  return free;
}

/** Writes a title into its form, if the form has none yet. */
function suggestTitle(keyPath: string, title: string): void {
  const input = inputBeside(keyPath, "title");
  if (input === null || input.value !== "") return;
  input.value = title;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
