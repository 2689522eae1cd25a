/** sharp's `failOn`, shared by the check and the build so that both accept the same pictures. */
export const failOn = "warning";
