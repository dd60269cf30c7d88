import { expect, it } from 'vitest'
import { compareNames } from './identity-name.ts'

const named = (text: string) => {
  const [firstName = '', lastName = ''] = text.split('|')
  return { firstName, lastName }
}

it.each([
  ['José|Núñez', 'Jose|Nunez', 'SAME'],
  ['JÜRGEN|MÜLLER', 'Juergen|Mueller', 'SAME'],
  ['MUELLER|JUERGEN', 'Jürgen|Müller', 'SAME'],
  ['Anna Maria|Keller', 'Anna|Keller', 'SAME'],
  ['Anna-Maria|Keller', 'Anna|Keller', 'SAME'],
  ['Олена|Шевченко', 'Olena|Shevchenko', 'SAME'],
  ['Юлія|Коваль', 'Yuliia|Koval', 'CLOSE'],
  ['Γιώργος|Παππάς', 'Giorgos|Pappas', 'SAME'],
  ['Łukasz|Wójcik', 'Lukasz|Wojcik', 'SAME'],
  ['Ngọc Anh|Nguyễn', 'Ngoc Anh|Nguyen', 'SAME'],
  ['Jana|Keller', 'Jana|Keller-Braun', 'CLOSE'],
  ['Jana|Keler', 'Jana|Keller', 'CLOSE'],
  ['Peter|Keller', 'Jana|Keller', 'OTHER'],
  ['Erik|Schulz', 'Jana|Keller', 'OTHER'],
  ['|', 'Jana|Keller', 'OTHER'],
])('%s on the document and %s in the account are %s', (document, account, match) => {
  expect(compareNames(named(document), named(account))).toBe(match)
})
