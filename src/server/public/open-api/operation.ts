import { id, type JsonSchema, shape, yes } from './schemas.ts'

/** What a REST call takes and answers, as far as its route doesn't say it already. */
export interface Operation {
  tag: string
  /** The parameters of the query; none is needed unless it is among `needs`. */
  query?: Readonly<Record<string, JsonSchema>>
  needs?: readonly string[]
  /** A body of JSON, or a form with a file. */
  body?: JsonSchema
  form?: JsonSchema
  /** The media type of the answer, and its schema where it is JSON; null: no content. */
  answer: { type: string; schema?: JsonSchema; status?: number } | null
  /** It changes something that a repetition doesn't change again, by this header. */
  idempotencyKey?: boolean
}

/** An answer of JSON. */
export function asJson(schema: JsonSchema) {
  return { type: 'application/json', schema }
}

/** The answers that several calls have. */
export const ANSWERS = {
  csv: { type: 'text/csv' },
  zip: { type: 'application/zip' },
  xml: { type: 'application/xml' },
  html: { type: 'text/html' },
  pdf: { type: 'application/pdf' },
  content: { type: 'application/octet-stream' },
  redirect: { type: 'text/html', status: 302 },
  received: asJson(shape({ received: yes })),
  fileId: asJson(shape({ fileId: id })),
} as const

/** The field of a form by which a repetition changes nothing again. */
export const KEY_FIELD = { idempotencyKey: id }
