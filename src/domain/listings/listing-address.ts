/** How postal codes look in the countries that most listings are in; elsewhere any may be right. */
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
}

/** Whether a postal code can be one of its country; an empty one is only missing. */
export function isPostalCodeOf(country: string, zipCode: string): boolean {
  if (zipCode === '' || !Object.hasOwn(POSTAL_CODES, country)) return true
  return POSTAL_CODES[country]?.test(zipCode) ?? true
}
