/** How an editor gets back a file as it last was. */
export const discardChanges =
  'In Visual Studio Code, open Source Control (the branch icon on the left), right-click the file and choose "Discard Changes".';

/** How an editor writes a file in the encoding that the site reads. */
export const saveAsUtf8 =
  'choose "Save with Encoding" and "UTF-8" (in Visual Studio Code: click the name of the encoding at the bottom right).';
