import { GraphQLError } from 'graphql'
import { type Day, isDay } from '../../../domain/kernel/day.ts'
import { builder } from './builder.ts'

builder.scalarType('Day', {
  description: "A day of the listing's local calendar, 'YYYY-MM-DD'.",
  serialize: (day) => day,
  parseValue: parseDayValue,
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

function parseDayValue(value: unknown): Day {
  if (typeof value !== 'string' || !isDay(value)) throw notA('day', 'YYYY-MM-DD')
  return value
}

function parseInstant(value: unknown): Temporal.Instant {
  if (typeof value !== 'string') throw notA('instant', '2026-01-31T12:00:00Z')
  try {
    return Temporal.Instant.from(value)
  } catch {
    // Temporal says what it does not like in its own words; ours name the expected form.
    throw notA('instant', '2026-01-31T12:00:00Z')
  }
}

function notA(kind: string, form: string): GraphQLError {
  return new GraphQLError(`This is not a ${kind} of the form ${form}.`, {
    extensions: { name: 'GraphQLValidationError' },
  })
}
