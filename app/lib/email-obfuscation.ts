/**
 * Turns off Cloudflare's email obfuscation for a page: it hides addresses until a script restores them, and our policy
 * blocks that script.
 */
export const withoutEmailObfuscation = (html: string): string =>
  html.replace("<body>", "<body><!--email_off-->").replace("</body>", "<!--/email_off--></body>");
