/**
 * The buttons, pages and items of menus that the help speaks of, with the text of the interface that each has: its area
 * and key. Texts of the help name them in braces, so that they always read as they are written where they stand.
 */
export const HELP_NAMES = {
  accept: ['request', 'actions.accept'],
  account: ['shell', 'nav.account'],
  activity: ['shell', 'nav.audit'],
  arrivalHandover: ['keyHandoverStanding', 'arrival'],
  billingDetails: ['palette', 'pages.billingDetails'],
  cleaning: ['palette', 'work.cleaning.name'],
  connectFolder: ['photoFolder', 'connect'],
  confirmHandover: ['keyHandover', 'confirm.open'],
  decline: ['request', 'actions.reject'],
  departureHandover: ['keyHandoverStanding', 'departure'],
  disconnectFolder: ['photoFolder', 'disconnect'],
  inbox: ['shell', 'nav.inbox'],
  install: ['pwa', 'install'],
  invite: ['shell', 'nav.invite'],
  notifications: ['notifications', 'title'],
  payments: ['shell', 'nav.payments'],
  performance: ['shell', 'nav.performance'],
  settings: ['notifications', 'view.settings'],
  syncFolder: ['photoFolder', 'sync'],
  team: ['shell', 'nav.team'],
  unitFile: ['units', 'import'],
  unitRent: ['units', 'field.price'],
  units: ['publishing', 'units'],
} as const satisfies Record<string, readonly [area: string, key: string]>

/** A name that the help may speak of. */
export type HelpName = keyof typeof HELP_NAMES

/** Every name in the words that it has in the interface. */
export function helpNamesBy(say: (area: string, key: string) => string): Record<HelpName, string> {
  const named = Object.entries(HELP_NAMES).map(([name, [area, key]]) => [name, say(area, key)])
  return Object.fromEntries(named) as Record<HelpName, string>
}
