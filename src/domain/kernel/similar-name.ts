// Words that say nothing of who somebody is.
const PLAIN_WORDS = new Set(
  'AG AND CO COMPANY DR E EG EHELEUTE ET EURL FAMILIE FIRMA FRAU GBR GMBH HERR INC KG KGAA LIMITED LLC LTD MADAME MBH MME MONSIEUR MR MRS MS OHG PROF SA SARL SAS SCI SE U UG UND V'.split(
    ' ',
  ),
)

const SHORTEST_WORD = 3

/** Whether two names may be the same person or company: all words of the shorter one are in the other, in any order. */
export function areNamesSimilar(a: string, b: string): boolean {
  const [shorter, longer] = [wordsOf(a), wordsOf(b)].toSorted((one, other) => one.size - other.size)
  if (!shorter || !longer || shorter.size === 0) return false
  return [...shorter].some((word) => word.length >= SHORTEST_WORD) && shorter.isSubsetOf(longer)
}

function wordsOf(name: string): Set<string> {
  const letters = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    // Umlauts come as Ü, UE or U.
    .replaceAll(/([AOU])E/g, '$1')
  return new Set(letters.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !PLAIN_WORDS.has(word)))
}
