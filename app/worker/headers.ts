/** Said on every answer of the worker; files in `public/` get theirs from `_headers`. */
const headers = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Strict-Transport-Security": "max-age=31536000",
};

export function withHeaders(response: Response): Response {
  const answer = new Response(response.body, response);
  if (response.status === 429) answer.headers.set("Retry-After", "60");
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
