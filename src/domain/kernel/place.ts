/** The name of a city as a part of an address: 'München' -> 'munchen', 'Frankfurt am Main' -> 'frankfurt-am-main'. */
export function slugOf(city: string): string {
  return city
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** What stands in the address for all cities together. */
export const ALL_PLACES = 'all'
