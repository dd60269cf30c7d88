import * as z from 'zod/mini'
import { calendarAnswer } from '../../../domain/calendars/calendar-answer.ts'
import { LANGUAGES, PROFILE_LANGUAGES } from '../../../domain/catalogue/language.ts'
import { SEAL_STATES } from '../../../domain/catalogue/signatures.ts'
import { WEBHOOK_CONTENTS } from '../../../domain/notifications/webhook-content.ts'
import { PERMISSIONS } from '../../../domain/catalogue/people.ts'

/** A JSON Schema of 2020-12, as OpenAPI 3.1 has them. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Short words for the schemas that stand everywhere. */
export const text: JsonSchema = { type: 'string' }
export const id: JsonSchema = { type: 'string', format: 'uuid' }
export const day: JsonSchema = { type: 'string', format: 'date', description: 'YYYY-MM-DD' }
export const instant: JsonSchema = { type: 'string', format: 'date-time' }
export const count: JsonSchema = { type: 'integer', minimum: 0 }
export const yes: JsonSchema = { type: 'boolean' }
export const bytes: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' }
export const language: JsonSchema = { type: 'string', enum: [...LANGUAGES] }
export const anything: JsonSchema = { type: 'object', additionalProperties: true }

/** A schema of the document by its name. */
export function named(name: keyof typeof SCHEMAS): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

/** One of some words. */
export function oneOfWords(words: readonly string[]): JsonSchema {
  return { type: 'string', enum: [...words] }
}

/** An object that has all of its properties but those that are named. */
export function shape(
  properties: Readonly<Record<string, JsonSchema>>,
  missing: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !missing.includes(name))
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

function orNothing(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] }
}

function written(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'output' })
}

/** The schemas that the document names. */
export const SCHEMAS = {
  Error: shape({
    error: shape(
      {
        name: text,
        message: text,
        reason: { ...text, description: 'Of ConditionNotMetError: why.' },
        fields: { type: 'object', additionalProperties: text, description: 'Of ValidationError: by field.' },
      },
      ['reason', 'fields'],
    ),
  }),
  Person: shape({
    _id: id,
    createdAt: instant,
    email: { type: 'string', format: 'email' },
    landlord: yes,
    firstName: text,
    lastName: text,
    phone: orNothing(text),
    language: orNothing(oneOfWords(PROFILE_LANGUAGES)),
    permissions: { type: 'array', items: oneOfWords(PERMISSIONS) },
  }),
  BankAccounts: shape({
    bankAccounts: {
      type: 'array',
      items: shape({
        _id: id,
        accountHolder: text,
        iban: { ...text, description: 'Masked.' },
        bic: orNothing(text),
        bankName: orNothing(text),
        currency: text,
        createdAt: instant,
      }),
    },
  }),
  Listing: {
    ...anything,
    description:
      'A listing or a group with its content; the fields are those of `src/domain/listings/listing-content.ts`, and what one answers may be sent back.',
  },
  Calendar: written(calendarAnswer),
  WebhookOfRequest: written(WEBHOOK_CONTENTS.REQUEST),
  WebhookOfInvoice: written(WEBHOOK_CONTENTS.INVOICE),
  WebhookOfPayment: written(WEBHOOK_CONTENTS.PAYMENT),
  WebhookOfUnit: written(WEBHOOK_CONTENTS.UNIT),
  WebhookTest: written(WEBHOOK_CONTENTS.NOTHING),
  SealCheck: shape({
    state: oneOfWords(SEAL_STATES),
    sealedAt: orNothing(instant),
    fingerprint: orNothing(text),
  }),
} as const satisfies Record<string, JsonSchema>
