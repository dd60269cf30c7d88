import { join } from 'node:path'
import { iso31661 } from 'iso-3166'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { CURRENCY_CODES } from '../src/domain/catalogue/currencies.ts'
import { writeGenerated } from '../src/server/kernel/write-generated.ts'
import { root } from './processes.ts'
import { windowsZones, zoneOfCountry } from './zone-data.ts'

// What well-kept packages and Intl know, as files: the browser loads no package for it, and a release of theirs that
// changes a dial code or the digits of a currency, on which stored amounts depend, shows in the diff.
const countries = iso31661.map(({ alpha2 }) => alpha2).toSorted()
write('countries', 'The dial code of each country of ISO 3166-1; null where nobody can be called.', [
  'export const DIAL_CODES = {',
  ...countries.map((code) => `  ${code}: ${dialCode(code)},`),
  '} as const satisfies Record<string, string | null>',
])
write('fraction-digits', 'The digits after the decimal mark of each currency, by Intl.', [
  'export const FRACTION_DIGITS = {',
  ...CURRENCY_CODES.map((code) => `  ${code}: ${fractionDigits(code)},`),
  '} as const satisfies Record<string, number>',
])
write(
  'country-zones',
  'The time zone of each country, by CLDR: the one of its capital where it has several.',
  [
    'export const COUNTRY_ZONES: Readonly<Record<string, string>> = {',
    ...countries.flatMap((code) => {
      const zone = zoneOfCountry(code)
      return zone === null ? [] : [`  ${code}: '${zone}',`]
    }),
    '}',
  ],
)
write('windows-zones', 'Windows’ names of time zones in small letters, and IANA’s, by CLDR.', [
  'export const WINDOWS_ZONES: Readonly<Record<string, string>> = {',
  ...windowsZones().map(([name, zone]) => `  ${/\W/.test(name) ? `'${name}'` : name}: '${zone}',`),
  '}',
])

function dialCode(code: string): string {
  const country = getCountries().find((known) => known === code)
  return country ? `'${getCountryCallingCode(country)}'` : 'null'
}

function fractionDigits(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  if (maximumFractionDigits === undefined) throw new Error(`Intl does not know ${currency}`)
  return maximumFractionDigits
}

function write(name: string, sentence: string, lines: string[]): void {
  const text = `/** ${sentence} Made by "npm run gen". */\n${lines.join('\n')}\n`
  writeGenerated(join(root, `src/domain/catalogue/${name}.gen.ts`), text)
}
