/** What a browser does if it does not allow a page to use a part of it, such as the storage. */
export function refuse(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}
