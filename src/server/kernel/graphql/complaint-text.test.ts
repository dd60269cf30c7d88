import fc from 'fast-check'
import { buildSchema, getVariableValues, parse, Kind } from 'graphql'
import { expect, test } from 'vitest'
import { withoutValue } from './complaint-text.ts'

const schema = buildSchema(`
  type Query { a(n: Int!, s: String!, e: Colour!, i: Input!, l: [Input!]!): Int }
  enum Colour { RED }
  input Input { n: Int!, s: String!, e: Colour, i: Input }
`)
const document = parse(
  'query($n: Int!, $s: String!, $e: Colour!, $i: Input!, $l: [Input!]!) { a(n: $n, s: $s, e: $e, i: $i, l: $l) }',
)

function complaints(variables: Record<string, unknown>): string[] {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  const { errors } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables)
  return (errors ?? []).map(({ message }) => message)
}

test('a complaint about a variable never repeats what was sent', () => {
  const secret = fc
    .string({ unit: fc.constantFrom(...'abcdefghijk 0123456789;"\'.'), minLength: 12 })
    .map((text) => `s3cr3t-${text}`)
  const value = secret.chain((text) =>
    fc
      .constantFrom<unknown>(
        text,
        [text],
        { s: text, n: 1, i: { s: text } },
        { s: [text] },
        { n: text, s: text, e: text },
      )
      .map((sent) => ({ text, sent })),
  )
  fc.assert(
    fc.property(value, ({ text, sent }) => {
      const messages = complaints({ n: sent, s: sent, e: sent, i: sent, l: [sent, sent] })
      expect(messages.length).toBeGreaterThan(0)
      const texts = messages.map(withoutValue).join('\n')
      expect(texts).not.toContain(text)
      expect(texts).not.toContain('s3cr3t')
    }),
  )
})

test('it still says which variable, where and why', () => {
  const texts = complaints({ n: 'x', s: 's', e: 'GREEN', i: { n: 1 }, l: [] }).map(withoutValue)
  expect(texts).toEqual([
    'Variable "$n" has an invalid value.',
    'Variable "$e" has an invalid value: does not exist in "Colour" enum.',
    'Variable "$i" has an invalid value: Field "s" of required type "String!" was not provided.',
  ])
  expect(withoutValue('Value "s3cr3t" does not exist in "Colour" enum.')).toBe(
    'A value does not exist in "Colour" enum.',
  )
  expect(withoutValue('Cannot query field "x" on type "User".')).toBe(
    'Cannot query field "x" on type "User".',
  )
  expect(
    withoutValue('Variable "$day" got invalid value "x"; This is not a day of the form YYYY-MM-DD.'),
  ).toBe('Variable "$day" has an invalid value: This is not a day of the form YYYY-MM-DD.')
})
