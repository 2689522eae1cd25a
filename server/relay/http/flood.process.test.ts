import { sendForm, setUpServer } from "../../testing/test-process";

jest.setTimeout(30_000);

const { startAndListen } = setUpServer();

test.each([
  ["empty text", "text/plain", ""],
  ["half of a form", "application/json", "{"],
])(
  "the real server accepts every parent's request during a flood of %s from one /48",
  async (_, type, body) => {
    const { port } = await startAndListen({ TRUST_PROXY: "1" });
    const post = async (address: string) => {
      const headers = { "Content-Type": type, "X-Forwarded-For": address };
      await (
        await fetch(`http://localhost:${port}/send-email.php`, { method: "POST", headers, body })
      ).text();
    };
    const flood = Array.from({ length: 200 }, (_, index) => post(`2001:db8:1:${index}::1`));
    const parents = Array.from({ length: 20 }, (_, index) =>
      sendForm(port, {}, { "X-Forwarded-For": `203.0.${index}.1:51234` }),
    );
    expect((await Promise.all(parents)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    await Promise.all(flood);
  },
);
