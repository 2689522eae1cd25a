import { posix } from "node:path";
import { checkFields } from "../check-fields";
import type { Message, Problem } from "../problem";
import type { Content } from "../read-content";
import type { Pictures } from "./inspect-pictures";
import type { PrivateData } from "./private-data";

/** Finds pictures whose metadata contain a location or camera. Each is reported in the first field that names it. */
export function findPrivateData(content: Content, pictures: Pictures): Problem[] {
  const unreported = new Set(pictures.keys());
  const named = checkFields(content, ({ role, value }, file) =>
    role === "picture" ? warningsFor(posix.join(posix.dirname(file.name), value)) : [],
  );
  const others = [...unreported].flatMap((path) =>
    warningsFor(path).map((message) => ({ file: path, ...message })),
  );
  return [...named, ...others];

  function warningsFor(path: string): Message[] {
    const reading = pictures.get(path);
    if (!unreported.delete(path) || !reading?.isWhole) return [];
    return reading.hasLocation || reading.camera !== undefined ? [privateDataMessage(path, reading)] : [];
  }
}

function privateDataMessage(path: string, { hasLocation, camera }: PrivateData): Message {
  const says = [
    ...(hasLocation ? ["where it was taken"] : []),
    ...(camera ? [`with which camera (${camera})`] : []),
  ];
  const onMac = hasLocation
    ? 'open it in Preview, choose Tools > Show Inspector > GPS, and click "Remove Location Info"'
    : "export it again from a photo app without this data";
  return {
    found: `The file ${path} contains data about the picture: ${says.join(" and ")}.`,
    expected:
      "A file without this data. Visitors of the website never get it, but the file keeps it, and so does every copy of the project.",
    fix: `Before you commit the picture: in Windows, right-click the file and choose Properties > Details > "Remove Properties and Personal Information". On a Mac, ${onMac}.`,
  };
}
