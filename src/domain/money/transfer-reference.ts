/** The most that a SEPA transfer takes as its text. */
const LONGEST_REFERENCE = 140

/** What a tenant writes into a transfer: who pays for which apartment, in the letters that every bank takes. */
export function transferReference(stay: { tenantNames: string; apartmentName: string }): string {
  const words = `${stay.tenantNames}, ${stay.apartmentName}`
  const plain = words
    .replaceAll('ß', 'ss')
    .replaceAll(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 /?:().,'+-]/g, '')
  return plain.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REFERENCE).trim()
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }
