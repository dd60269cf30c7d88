/** Whether two links lead to the same calendar: how it is asked, and what a browser alone reads, make no difference. */
export function isSameLink(a: string, b: string): boolean {
  return a === b || essence(a) === essence(b)
}

function essence(link: string): string {
  // Without the scheme that only calendars have, of which a URL knows neither case of names nor usual port.
  const url = URL.parse(link.trim().replace(/^[a-z]+:/i, 'https:'))
  return url ? `${url.username}:${url.password}@${url.host}${url.pathname}${url.search}` : link
}
