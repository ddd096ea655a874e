import { request } from "node:http";

/** Posts a form on a connection of its own, so that no idle one can break; redirects are not followed. */
export function postForm(
  url: string,
  body: URLSearchParams,
  headers: Record<string, string> = {},
): Promise<Response> {
  const text = body.toString();
  return new Promise((done, fail) => {
    const posting = request(url, {
      method: "POST",
      agent: false,
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(text),
        ...headers,
      },
    });
    posting.on("error", fail);
    posting.on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", fail);
      answer.on("end", () => {
        const received = new Headers();
        for (const [name, value] of Object.entries(answer.headersDistinct)) {
          for (const one of value ?? []) received.append(name, one);
        }
        done(
          new Response(Buffer.concat(parts), { status: answer.statusCode ?? 0, headers: received }),
        );
      });
    });
    posting.end(text);
  });
}
