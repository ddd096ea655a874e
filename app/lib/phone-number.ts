/** North American numbers, written for people: "(234) 567-8901". */
const digits = (phone: string): string => phone.replace(/\D/g, "");

/** The address that calls the number: `tel:+12345678901`. */
export const telHref = (phone: string): string => `tel:+1${digits(phone)}`;

/** In groups, without signs, as people type it: "234 567 8901". */
export const spacedNumber = (phone: string): string =>
  digits(phone).replace(/^(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3");

/** As structured data writes it: `+1-234-567-8901`. */
export const internationalNumber = (phone: string): string =>
  `+1-${digits(phone).replace(/^(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3")}`;
