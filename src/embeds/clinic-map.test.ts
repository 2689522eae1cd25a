import { clinic } from "../hooks/use-clinic.fixtures";
import { geocode } from "./clinic-map";

const { signal } = new AbortController();
const location = { lat: 61.58, lng: -149.44 };

function respondWith(body: unknown) {
  globalThis.fetch = jest.fn().mockResolvedValue({ json: async () => body });
}

test("the request has the clinic's address and the key, and the first result is returned", async () => {
  respondWith({ status: "OK", results: [{ geometry: { location } }, { geometry: {} }] });
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
])("a response of %j throws", async (body, status) => {
  respondWith(body);
  await expect(geocode(clinic.address, "key", signal)).rejects.toThrow(
    `The geocoding service returned ${status}.`,
  );
});
