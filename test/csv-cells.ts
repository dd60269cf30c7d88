/** Cells as a spreadsheet finds them: quoted where they begin so for it, else cut at every separator and line. */
export function cellsBy(separator: string, text: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    const last = cells.at(-1) ?? ''
    const isDoubled = isQuoted && sign === '"' && text[at + 1] === '"'
    if (isDoubled) at++
    if (isQuoted && sign === '"' && !isDoubled) isQuoted = false
    else if (!isQuoted && sign === '"' && last === '') isQuoted = true
    else if (!isQuoted && (sign === separator || '\r\n'.includes(sign))) cells.push('')
    else cells[cells.length - 1] = last + sign
  }
  return cells
}
