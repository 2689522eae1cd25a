import { connect, type Socket } from "node:net";
import { form, sendForm, sleep, startRelay, until } from "../bench-server";

/** Opens clients that send one byte per second, half in the headers and half in the body, while others use the site. */
export async function slowloris(count: number) {
  const { server, stop } = await startRelay();
  const head = "POST /send-email.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  let opened = 0;
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => {});
    socket.once("connect", () => opened++);
    socket.write(index % 2 ? head : `${head}Content-Length: 1000\r\n\r\n{`);
    return socket;
  });
  const isOpen = (socket: Socket) => !socket.destroyed && socket.readyState === "open";
  await until("all are connected", () => opened === count, 60).catch(() => {});
  const dripping = setInterval(() => {
    for (const socket of sockets.filter(isOpen)) socket.write("x");
  }, 1_000);

  const times: number[] = [];
  let answered = 0;
  for (let visit = 0; visit < 50; visit++) {
    const start = performance.now();
    const page = await fetch(`http://127.0.0.1:${server.port}/`).then((response) => response.text());
    const { success } = await sendForm(server.port, form(visit));
    times.push(performance.now() - start);
    if (success && page.length > 0) answered++;
    await sleep(100);
  }
  // The server allows 10 s for headers and 30 s for a request, and checks every 5 s.
  await sleep(36_000);
  const left = sockets.filter(isOpen).length;
  clearInterval(dripping);
  for (const socket of sockets) socket.destroy();
  await stop();
  times.sort((one, other) => one - other);
  return [
    {
      ...{ failure: "slow connections", opened, visits: times.length, answered },
      "page and form, median (ms)": Math.round(times[Math.floor(times.length / 2)] ?? 0),
      "page and form, slowest (ms)": Math.round(times.at(-1) ?? 0),
      "still open after 41 s": left,
      passed: opened === count && answered === times.length && left === 0,
    },
  ];
}
