/** Whether every word of the text begins a word of the name. */
export function matchesWords(name: string, text: string): boolean {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u)
  return plain(text)
    .split(/\s+/)
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
