/** A Dot-string of RFC 5321: what every mail service takes before the @ without quotes. */
const dotString = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** A host name in ASCII, whose last part is no number. */
const hostName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** A domain as DNS has it: `bücher.example` is `xn--bcher-kva.example`. */
function asciiDomain(domain: string): string {
  const isInternational = /[^\x21-\x7e]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  const address = `http://${domain}/`;
  return isInternational && URL.canParse(address) ? new URL(address).hostname : domain;
}

/**
 * An address as a mail service takes it in a header, or undefined where there is none: neither a second
 * address, a name or a comment, nor an encoded word (`=?…?=`), which some programs decode.
 */
export function mailboxOf(email: string): string | undefined {
  const [name = "", domain = "", ...more] = email.split("@");
  const host = asciiDomain(domain);
  const isPlain = dotString.test(name) && name.length <= 64 && !name.includes("=?");
  const mailbox = `${name}@${host}`;
  return isPlain && more.length === 0 && hostName.test(host) && mailbox.length <= 254
    ? mailbox
    : undefined;
}
