import type { CalendarPlatform } from '../catalogue/calendars.ts'

const HOSTS: readonly [RegExp, CalendarPlatform][] = [
  [/(^|\.)airbnb\.[a-z.]+$/, 'AIRBNB'],
  [/(^|\.)booking\.com$/, 'BOOKING_COM'],
  [
    /(^|\.)(vrbo|homeaway|abritel|fewo-direkt|homelidays|ownersdirect|stayz|bookabach|toprural)\.[a-z.]+$/,
    'VRBO',
  ],
  [/(^|\.)(expedia|expediapartnercentral)\.[a-z.]+$/, 'EXPEDIA'],
  [/(^|\.)(google\.com|googleusercontent\.com)$/, 'GOOGLE'],
  [/(^|\.)(outlook\.(com|live\.com|office(365)?\.com)|live\.com|office(365)?\.com)$/, 'OUTLOOK'],
  [/(^|\.)(icloud\.com|me\.com|apple\.com)$/, 'APPLE'],
]

/** Which platform a link leads to, guessed from its host; OTHER where nothing is known of it. */
export function platformOfLink(link: string): CalendarPlatform {
  const host = /^[a-z][a-z0-9+.-]*:\/\/(?:[^\s/@]*@)?([^\s/:?#]+)/i.exec(link.trim())?.[1]?.toLowerCase()
  return HOSTS.find(([pattern]) => host && pattern.test(host))?.[1] ?? 'OTHER'
}
