import { parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { previousRelease } from '../src/server/kernel/config/previous-release.ts'
import { schema } from '../src/server/schema.ts'

test('this release answers all that the pages of the previous one ask', () => {
  const { operations } = previousRelease()
  expect(Object.keys(operations).length).toBeGreaterThan(400)
  // A field or argument goes in two releases: first no page asks for it any more, then it may be removed.
  const unanswered = Object.entries(operations).flatMap(([name, text]) =>
    validate(schema, parse(text)).map(({ message }) => `${name}: ${message}`),
  )
  expect(unanswered).toEqual([])
})
