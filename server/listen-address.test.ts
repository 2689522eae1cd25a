import { explainListenError, siteAddress } from "./listener";

test.each([
  ["127.0.0.1", "http://localhost:9000"],
  ["0.0.0.0", "http://localhost:9000"],
  ["::", "http://localhost:9000"],
  ["192.0.2.7", "http://192.0.2.7:9000"],
  ["2001:db8::7", "http://[2001:db8::7]:9000"],
  ["clinic.example", "http://clinic.example:9000"],
])("the URL of a server on %s is %s", (host, address) => {
  expect(siteAddress({ host, port: 9000 })).toBe(address);
});

test.each([
  [
    "EADDRINUSE",
    9000,
    "Port 9000 is in use, perhaps by another copy of this server. To choose another: PORT=9001 npm run serve",
  ],
  [
    "EADDRINUSE",
    80,
    "Port 80 is in use, perhaps by another copy of this server. To choose another: PORT=9000 npm run serve",
  ],
  ["EACCES", 80, "You have no permission to use port 80. To choose another: PORT=9000 npm run serve"],
  [
    "EADDRNOTAVAIL",
    9000,
    'HOST is "192.0.2.7", which is not an address of this machine. Unset it to listen on 127.0.0.1.',
  ],
  [
    "ENOTFOUND",
    9000,
    'HOST is "192.0.2.7", which is not an address of this machine. Unset it to listen on 127.0.0.1.',
  ],
  ["EMFILE", 9000, "The server cannot listen on port 9000 of 192.0.2.7: listen failed"],
])("explains %s on port %i", (code, port, message) => {
  const error = Object.assign(new Error("listen failed"), { code });
  expect(explainListenError(error, { host: "192.0.2.7", port })).toBe(message);
});
