import { connect } from "node:net";
import { expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { siteForTests } from "../support/site-for-tests";

const site = siteForTests();

const breakOff = (path: string) =>
  new Promise<void>((done, fail) => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    const head = [
      ...[`POST ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, "Content-Length: 40000"],
      "Content-Type: application/x-www-form-urlencoded",
    ];
    socket.on("error", fail);
    socket.on("close", () => done());
    const part = `name=Ann&message=${"x".repeat(9_000)}`;
    // What was written arrives before the end of the connection does.
    socket.write(`${head.join("\r\n")}\r\n\r\n${part}`, () => socket.destroy());
  });

test("a body that breaks off is its sender's end: nothing is stored, and no line calls it a fault of the site", async () => {
  for (const path of ["/contact", "/nope"]) await breakOff(path);
  // What is answered after it was broken off too.
  const lead = { name: "Ann", email: "ann@example.org", message: "Hello" };
  expect((await site.post("/contact", lead)).status).toBe(303);
  await eventually(() => expect(site.service.arrivals).toHaveLength(1));
  expect(await site.rows("deliveries")).toHaveLength(1);
  expect(site.logged.join("\n")).not.toMatch(/route_error|unanswered|Error/);
});
