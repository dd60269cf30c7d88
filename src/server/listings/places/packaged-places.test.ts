import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RENAMED_CITIES } from '../../../domain/listings/city-names.ts'
import { findPackagedCity } from './packaged-places.ts'
import { findPostalPlace } from './postal-places.ts'

const munich = { lon: 11.57549, lat: 48.13743 }
const nowhere = { lon: 0, lat: 0 }
const frankfurt = { lon: 8.68417, lat: 50.11552 }

describe('a city is found by how people write it', () => {
  test.each([
    ['DE', 'München', munich],
    ['DE', 'munich', munich],
    ['DE', ' Muenchen ', munich],
    ['DE', 'MÜNCHEN', munich],
    ['DE', 'Koeln', { lon: 6.95, lat: 50.93333 }],
    ['DE', 'Frankfurt', frankfurt],
    ['DE', 'Frankfurt am Main', frankfurt],
    ['DE', 'Frankfurt a. M.', frankfurt],
    ['DE', 'Frankfurt/Main', frankfurt],
    ['DE', 'Frankfurt (Oder)', { lon: 14.55062, lat: 52.34714 }],
    ['DE', 'Frankfurt/Oder', { lon: 14.55062, lat: 52.34714 }],
    ['DE', 'Halle', { lon: 11.97947, lat: 51.48158 }],
    ['DE', 'Aue', { lon: 12.70657, lat: 50.59034 }],
    ['AT', 'Wien', { lon: 16.37208, lat: 48.20849 }],
    ['CH', 'Zurich', { lon: 8.55, lat: 47.36667 }],
    ['DE', 'Atlantis', null],
    ['DE', '', null],
    ['DE', '---', null],
    ['XX', 'Berlin', null],
    ['AT', 'Berlin', null],
  ])('%s %s', async (country, city, found) => {
    expect(await findPackagedCity(country, city)).toEqual(found)
  })

  test('every other name is one of a place that there is', async () => {
    for (const { country, name, others } of RENAMED_CITIES) {
      const place = await findPackagedCity(country, name)
      const found = await Promise.all(others.map((other) => findPackagedCity(country, other)))
      expect({ name, found: [place, ...found] }).toEqual({
        name,
        found: [place, ...found].fill(place ?? nowhere),
      })
    }
  })
})

test('a postal code has the mean of its places by the file of the operator', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-postal-'))
  const file = join(folder, 'DE.txt')
  const line = (country: string, code: string, lat: string, lon: string) =>
    [country, code, 'Berlin', 'Berlin', 'BE', '', '00', '', '', lat, lon, '4'].join('\t')
  const lines = [
    line('DE', '10119', '52.53', '13.40'),
    line('DE', '10119', '52.55', '13.42'),
    line('NL', '1012 AB', '52.37', '4.89'),
    line('DE', '20095', 'far', '10'),
    line('DE', '20097', '152.5', '10'),
    'no columns at all',
  ]
  writeFileSync(file, lines.join('\n'))
  try {
    const found = await findPostalPlace(file, 'DE', ' 10119')
    expect([found?.lon.toFixed(4), found?.lat.toFixed(4)]).toEqual(['13.4100', '52.5400'])
    expect(await findPostalPlace(file, 'NL', '1012ab')).toEqual({ lon: 4.89, lat: 52.37 })
    for (const code of ['', '20095', '20097', '99999'])
      expect(await findPostalPlace(file, 'DE', code)).toBeNull()
    await expect(findPostalPlace(join(folder, 'gone.txt'), 'DE', '10119')).rejects.toThrow('ENOENT')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
