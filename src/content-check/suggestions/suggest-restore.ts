/** Tells editors how to restore the last committed version of a file. */
export const discardChanges =
  'In Visual Studio Code, open Source Control (the branch icon on the left), right-click the file and choose "Discard Changes".';

/** Tells editors how to save a file with the encoding that the website reads. */
export const saveAsUtf8 =
  'choose "Save with Encoding" and "UTF-8" (in Visual Studio Code: click the name of the encoding at the bottom right).';
