const longest = 160

/** A text cut at a word, as long as search results show it. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > longest / 2 ? end : undefined)}…`
}
