/** How many words from a place on say one of some phrases, which have the longer first; 0 for none. */
export function lengthOf(
  phrases: readonly (readonly string[])[],
  words: readonly string[],
  at: number,
): number {
  return phrases.find((phrase) => phrase.every((word, more) => words[at + more] === word))?.length ?? 0
}

/** The places of the words of a phrase from a place on, where '…' may be any words between; none where it isn't said. */
export function placesOfPhrase(phrase: readonly string[], words: readonly string[], at: number): number[] {
  const places: number[] = []
  let place = at
  for (const [index, word] of phrase.entries()) {
    if (word === '…') {
      const next = words.indexOf(phrase[index + 1] ?? '', place)
      if (next < 0) return []
      place = next
    } else if (words[place] === word) places.push(place++)
    else return []
  }
  return places
}
