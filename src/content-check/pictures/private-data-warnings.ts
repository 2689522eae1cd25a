import { posix } from "node:path";
import { checkFields } from "../check-fields";
import type { Message, Problem } from "../problem";
import type { Content } from "../read-content";
import type { Pictures } from "./inspect-pictures";
import type { PrivateData } from "./private-data";

/** Pictures that say where or with which camera they were taken, each where it is first named. */
export function findPrivateData(content: Content, pictures: Pictures): Problem[] {
  const unreported = new Set(pictures.keys());
  const named = checkFields(content, ({ role, value }, file) =>
    role === "picture" ? judge(posix.join(posix.dirname(file.name), value)) : [],
  );
  const others = [...unreported].flatMap((path) => judge(path).map((words) => ({ file: path, ...words })));
  return [...named, ...others];

  function judge(path: string): Message[] {
    const reading = pictures.get(path);
    if (!unreported.delete(path) || !reading?.isWhole) return [];
    return reading.hasLocation || reading.camera !== undefined ? [privateWords(path, reading)] : [];
  }
}

function privateWords(path: string, { hasLocation, camera }: PrivateData): Message {
  const says = [
    ...(hasLocation ? ["where it was taken"] : []),
    ...(camera ? [`the camera (${camera})`] : []),
  ];
  const onMac = hasLocation
    ? 'open it in Preview, choose Tools > Show Inspector > GPS, and click "Remove Location Info"'
    : "export it again from a photo app without its details";
  return {
    found: `The file ${path} says ${says.join(" and ")}.`,
    expected:
      "The website leaves this out everywhere. But the file itself keeps it, and so does every copy of the project.",
    fix: `Before you commit the picture: in Windows, right-click the file and choose Properties > Details > "Remove Properties and Personal Information". On a Mac, ${onMac}.`,
  };
}
