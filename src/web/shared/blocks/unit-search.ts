/** A unit that can be chosen; its group says whose unit it is, where names are the same in several. */
export interface ChoosableUnit {
  id: string
  name: string
  group?: string
  partOfGroup?: boolean
}

/** The units whose name or group has all words of a search, whatever their case and accents. */
export function unitsFor(units: readonly ChoosableUnit[], search: string): ChoosableUnit[] {
  const words = plain(search).split(' ').filter(Boolean)
  return units.filter(({ group = '', name }) => {
    const text = plain(`${group} ${name}`)
    return words.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
