import { expect, it } from 'vitest'
import { matchHolder, type LandlordName } from './holder-name.ts'

const jana: LandlordName = { kind: 'PERSON', name: 'Jana Keller' }
const lindenhof: LandlordName = { kind: 'COMPANY', name: 'Lindenhof Apartments GmbH' }
const names = [jana, lindenhof]

it.each([
  ['Jana Keller', 'SAME'],
  ['KELLER, JANA', 'SAME'],
  ['Frau Dr. Jana Keller', 'SAME'],
  ['Lindenhof Apartments', 'SAME'],
  ['Lindenhof Apartments UG (haftungsbeschränkt)', 'SAME'],
  ['J. Keller', 'CLOSE'],
  ['Jana Maria Keller', 'CLOSE'],
  ['Jana und Peter Keller', 'CLOSE'],
  ['Jana Keller, Kautionen', 'CLOSE'],
  ['Jana Keler', 'CLOSE'],
  ['Jaan Keller', 'CLOSE'],
  ['Keller', 'CLOSE'],
  ['Lindenhof GmbH', 'CLOSE'],
  ['Jana', 'OTHER'],
  ['Apartments GmbH', 'OTHER'],
  ['Peter Keller', 'OTHER'],
  ['Jana Kaiser', 'OTHER'],
  ['J. K.', 'OTHER'],
  ['GmbH', 'OTHER'],
  ['Erik Schulz', 'OTHER'],
  ['', 'OTHER'],
])('%s is %s', (holder, match) => {
  expect(matchHolder(holder, names)).toBe(match)
})

it.each([
  ['Jürgen Müller', 'JUERGEN MUELLER'],
  ['Søren Østergård', 'Soeren Ostergard'],
  ['José Núñez', 'Jose Nunez'],
  ['Łukasz Wójcik', 'Lukasz Wojcik'],
  ['Anna Weiß', 'Anna Weiss'],
  ['Ciara O’Brien', "Ciara O'Brien"],
  ['Олена Шевченко', 'ШЕВЧЕНКО ОЛЕНА'],
])('%s is %s', (own, holder) => {
  expect(matchHolder(holder, [{ kind: 'PERSON', name: own }])).toBe('SAME')
})

it('fits nobody where no name is known', () => {
  expect(matchHolder('Jana Keller', [])).toBe('OTHER')
})
