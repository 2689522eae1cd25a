import { setUpServer } from "../../testing/test-process";

jest.setTimeout(30_000);

const { startAndListen } = setUpServer();
const form = { name: "Ana", phone: "907-555-0100", email: "ana@example.com", message: "Hello" };

test.each([
  ["empty text", "text/plain", ""],
  ["half of a form", "application/json", "{"],
])(
  "the real server accepts every parent's request during a flood of %s from one /48",
  async (_, type, body) => {
    const { port } = await startAndListen({ TRUST_PROXY: "1" });
    const post = async (address: string, contentType: string, content: string) => {
      const headers = { "Content-Type": contentType, "X-Forwarded-For": address };
      const response = await fetch(`http://localhost:${port}/send-email.php`, {
        ...{ method: "POST", headers, body: content },
      });
      await response.text();
      return response.status;
    };
    const flood = Array.from({ length: 200 }, (_, index) => post(`2001:db8:1:${index}::1`, type, body));
    const parents = Array.from({ length: 20 }, (_, index) =>
      post(`203.0.${index}.1:51234`, "application/json", JSON.stringify(form)),
    );
    expect(await Promise.all(parents)).toEqual(Array(20).fill(200));
    await Promise.all(flood);
  },
);
