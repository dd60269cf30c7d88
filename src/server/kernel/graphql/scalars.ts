import { GraphQLError } from 'graphql'
import { builder } from './builder.ts'

builder.scalarType('Day', {
  description: "A day of the listing's local calendar, 'YYYY-MM-DD'.",
  serialize: (day) => day.toString(),
  parseValue: parseDay,
})

builder.scalarType('Instant', {
  description: 'An instant in UTC, ISO 8601.',
  serialize: (instant) => instant.toString(),
  parseValue: parseInstant,
})

builder.scalarType('JSON', {
  description: 'A map by language code.',
  serialize: (value) => value,
  parseValue: (value) => value,
})

function parseDay(value: unknown): Temporal.PlainDate {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) throw notA('day', 'YYYY-MM-DD')
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' })
  } catch {
    // Temporal says which part is out of range in its own words; ours name the expected form.
    throw notA('day', 'YYYY-MM-DD')
  }
}

function parseInstant(value: unknown): Temporal.Instant {
  if (typeof value !== 'string') throw notA('instant', '2026-01-31T12:00:00Z')
  try {
    return Temporal.Instant.from(value)
  } catch {
    // As above.
    throw notA('instant', '2026-01-31T12:00:00Z')
  }
}

function notA(kind: string, form: string): GraphQLError {
  return new GraphQLError(`This is not a ${kind} of the form ${form}.`, {
    extensions: { name: 'GraphQLValidationError' },
  })
}
