import { expect, it } from 'vitest'
import { areNamesSimilar } from './similar-name.ts'

it.each<[string, string, boolean]>([
  ['Jana Keller', 'KELLER JANA', true],
  ['Jana Keller', 'Keller', true],
  ['Jana Keller', 'Jana und Peter Keller', true],
  ['Müller Wohnen GmbH', 'MUELLER WOHNEN', true],
  ['Müller Wohnen GmbH', 'Muller Wohnen GmbH & Co. KG', true],
  ['Große Häuser AG', 'GROSSE HAEUSER', true],
  ['Amélie Fournier', 'FOURNIER AMELIE MME', true],
  ['Jana Keller', 'Jana Kellner', false],
  ['Jana Keller', 'Peter Keller', false],
  ['Jana Keller', '', false],
  ['GmbH', 'GmbH', false],
  ['A B', 'A B C', false],
])('%j and %j: %s', (a, b, similar) => {
  expect([areNamesSimilar(a, b), areNamesSimilar(b, a)]).toEqual([similar, similar])
})
