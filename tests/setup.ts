import "@testing-library/jest-dom";

/** What React complains of is a fault of ours: a missing key, an act too many, an unknown attribute. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, "error").mockImplementation((...words) => complaints.push(words));
});

afterEach(() => expect(complaints).toEqual([]));
