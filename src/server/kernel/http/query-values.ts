import type { FastifyRequest } from 'fastify'
import type { Language } from '../../../domain/catalogue/language.ts'
import { type Day, parseDay } from '../../../domain/kernel/day.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import type { Context } from '../viewer/context.ts'
import { knownLanguage } from './language.ts'

/** The query of a REST call, whose values are texts if they are anything. */
export type Query = Readonly<Record<string, unknown>>

/** A text of a query; null for none. */
export function givenIn(query: Query, key: string): string | null {
  const value = query[key]
  return typeof value === 'string' && value !== '' ? value : null
}

/** One of some values; null for none, ValidationError for another. */
export function choiceIn<Value extends string>(
  query: Query,
  key: string,
  values: readonly Value[],
): Value | null {
  const text = givenIn(query, key)
  if (text === null) return null
  const known = values.find((value) => value === text)
  if (!known) throw invalid(key)
  return known
}

/** Some of some values, with commas between them; ValidationError where one is another. */
export function choicesIn<Value extends string>(
  query: Query,
  key: string,
  values: readonly Value[],
): Value[] {
  const texts = givenIn(query, key)?.split(',') ?? []
  const known = values.filter((value) => texts.includes(value))
  if (known.length < new Set(texts).size) throw invalid(key)
  return known
}

/** An id; null for none, ValidationError for what is none. */
export function idIn(query: Query, key: string): string | null {
  const text = givenIn(query, key)
  if (text !== null && !isUuid(text)) throw invalid(key)
  return text
}

/** A day, YYYY-MM-DD; null for none, ValidationError for what is none. */
export function dayIn(query: Query, key: string): Day | null {
  const text = givenIn(query, key)
  if (text === null) return null
  try {
    return parseDay(text)
  } catch (cause) {
    throw invalid(key, cause)
  }
}

/** A link from a page says in which language the page was shown; without one it is the person's. */
export function languageIn(ctx: Context, request: FastifyRequest): Language {
  return knownLanguage(givenIn(request.query as Query, 'language')) ?? ctx.language
}

function invalid(key: string, cause?: unknown): ValidationError {
  return new ValidationError({ [key]: 'query.invalid' }, undefined, cause)
}
