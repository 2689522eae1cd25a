import "@testing-library/jest-dom";

/** What React complains of is a problem of ours: a missing key, an act too many, an unknown attribute. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, "error").mockImplementation((...words) => complaints.push(words));
});

afterEach(() => expect(complaints).toEqual([]));

/** What the test's DOM lacks: nothing comes into view and no media query matches, unless a test says so. */
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
