import { clinic } from "../hooks/use-clinic.fixtures";
import { geocode } from "./geocode";

const { signal } = new AbortController();
const location = { lat: 61.58, lng: -149.44 };

function answerWith(body: unknown) {
  globalThis.fetch = jest.fn().mockResolvedValue({ json: async () => body });
}

test("it asks for the clinic's address with the key, and reads the first result", async () => {
  answerWith({ status: "OK", results: [{ geometry: { location } }, { geometry: {} }] });
  expect(await geocode(clinic.address, "key-1", signal)).toEqual(location);
  const url = new URL(String(jest.mocked(fetch).mock.calls[0]?.[0]));
  expect(url.origin + url.pathname).toBe("https://maps.googleapis.com/maps/api/geocode/json");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    address: "1174 N Leatherleaf Loop Unit D, Wasilla, AK 99654",
    key: "key-1",
  });
});

test.each([
  [{ status: "ZERO_RESULTS", results: [] }, "ZERO_RESULTS"],
  [{ status: "REQUEST_DENIED" }, "REQUEST_DENIED"],
  [{ status: "OK", results: [] }, "OK"],
  [{}, "undefined"],
])("an answer of %j is refused", async (body, status) => {
  answerWith(body);
  await expect(geocode(clinic.address, "key", signal)).rejects.toThrow(
    `The geocoding service answered ${status}.`,
  );
});
