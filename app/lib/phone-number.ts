/** Numbers as people write them: "(234) 567-8901" in North America, "+44 20 7946 0000" anywhere. */
const digits = (phone: string): string => phone.replace(/\D/g, "");

/** In groups, without signs, as people type it: "234 567 8901". */
export const spacedNumber = (phone: string): string =>
  digits(phone).replace(/^(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3");

/** With the code of its country: "+1 234 567 8901". */
const international = (phone: string): string =>
  phone.startsWith("+") ? phone : `+1 ${spacedNumber(phone)}`;

/** The address that calls the number: `tel:+12345678901`. */
export const telHref = (phone: string): string => `tel:+${digits(international(phone))}`;

/** As structured data writes it: `+1-234-567-8901`. */
export const internationalNumber = (phone: string): string =>
  international(phone).replaceAll(" ", "-");
