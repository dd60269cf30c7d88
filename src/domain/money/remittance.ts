/** The number of an invoice as somebody wrote it: its year, its count, and whether TEST stood in front. */
export interface WrittenNumber {
  year: string
  count: string
  isTest: boolean
}

// Between any two signs banks and people put blanks, ends of lines, and strokes of all kinds.
const GAP = String.raw`[\s\-\u2010-\u2015_/.]*`
const START = new RegExp(
  `(?<!\\d)(T${GAP}E${GAP}S${GAP}T${GAP})?(2${GAP}0${GAP}\\d${GAP}\\d)${GAP}(?=\\d)`,
  'gu',
)
const DIGIT_AND_GAP = new RegExp(`(\\d)(${GAP})`, 'uy')

const SHORTEST_COUNT = 4
const LONGEST_COUNT = 7

/**
 * The numbers of invoices that a text may name, in any spelling: '2026-0042', 'test 2026 0042', 'RE20260042',
 * '2026-00 42'. A text can be read in more than one way; which of them exist is for others to say.
 */
export function writtenNumbersIn(text: string): WrittenNumber[] {
  const found = new Map<string, WrittenNumber>()
  for (const match of text.toUpperCase().matchAll(START)) {
    const isTest = match[1] !== undefined
    const year = (match[2] ?? '').replaceAll(/\D/g, '')
    for (const count of countsAt(match.input, match.index + match[0].length)) {
      found.set(`${isTest} ${year} ${count}`, { year, count, isTest })
    }
  }
  return [...found.values()]
}

/** What begins there and can be the count of a number: it ends where no digit follows, and has no needless zero. */
function countsAt(text: string, start: number): string[] {
  const counts: string[] = []
  let digits = ''
  DIGIT_AND_GAP.lastIndex = start
  for (
    let match = DIGIT_AND_GAP.exec(text);
    match && digits.length < LONGEST_COUNT;
    match = DIGIT_AND_GAP.exec(text)
  ) {
    digits += match[1] ?? ''
    const hasEnded = match[2] !== '' || !/\d/.test(text[DIGIT_AND_GAP.lastIndex] ?? '')
    const isCount =
      digits.length === SHORTEST_COUNT || (digits.length > SHORTEST_COUNT && !digits.startsWith('0'))
    if (hasEnded && isCount) counts.push(digits)
  }
  return counts
}

/** The numbers of documents that a written one may mean, the likelier first: who leaves out TEST may mean it. */
export function numbersMeant({ year, count, isTest }: WrittenNumber): string[] {
  const plain = `${year}-${count}`
  return isTest ? [`TEST-${plain}`] : [plain, `TEST-${plain}`]
}

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
