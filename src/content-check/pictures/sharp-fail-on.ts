/** How flawed a picture has to be to count as broken, in the check and in the build: what passes one passes the other. */
export const failOn = "warning";
