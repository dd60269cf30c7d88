/** A word as it is compared: in small letters, without accents, with ss for ß. */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}
