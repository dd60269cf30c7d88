import { z } from 'zod'
import { isDay, parseDay, type Day } from '../../../../domain/kernel/day.ts'
import type { KlippaAccess } from '../../config/access.ts'
import { fetchProvider, jsonOf, type ProviderAnswer } from '../../outbound/fetch-provider.ts'
import { outboundLimit } from '../../outbound/outbound-limit.ts'

/** Most tries for one document: the provider may be busy for a moment. */
const mostTries = 2

/** A document to be read. */
export interface IncomeDocument {
  fileName: string
  contentType: string
  content: Uint8Array
}

/** What is on a document of income; null: it isn't there. */
export interface DocumentFields {
  holderName: string | null
  /** In minor units. */
  netIncome: number | null
  months: number | null
  currency: string | null
  issuedOn: Day | null
}

/** Thrown when the provider refuses, can't be reached, or answers what nobody understands; says nothing about a person. */
export class KlippaError extends Error {
  override name = 'KlippaError'
  readonly status: number | null

  constructor(what: string, status: number | null, cause?: unknown) {
    super(`The provider of income checks ${what}${status === null ? '' : ` (${status})`}.`, { cause })
    this.status = status
  }
}

const decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
])

// The fields of our own configuration of the prompt builder (decision 86).
const fields = z.object({
  holder_name: z.string().nullish(),
  net_income: decimal.nullish(),
  months: decimal.nullish(),
  currency: z.string().nullish(),
  document_date: z.string().nullish(),
})

const answer = z.object({
  result: z.literal('success'),
  data: z.object({ components: z.object({ prompt_builder: fields }) }),
})

/** Has the provider read one document, with both tries in one limit of time. KlippaError where it doesn't. */
export async function readIncomeDocument(
  access: KlippaAccess,
  document: IncomeDocument,
): Promise<DocumentFields> {
  const until = performance.now() + outboundLimit()
  for (let tries = 1; ; tries++) {
    try {
      return await readOnce(access, document, Math.max(1, Math.round(until - performance.now())))
    } catch (error) {
      // What was refused stays refused; what was too busy or broke off may go well the second time.
      const isPassing = error instanceof KlippaError && (error.status === null || error.status >= 500)
      if (!isPassing || tries >= mostTries || performance.now() >= until) throw error
    }
  }
}

async function readOnce(
  access: KlippaAccess,
  document: IncomeDocument,
  within: number,
): Promise<DocumentFields> {
  const path = `/services/document_capturing/v1/prompt_builder/configurations/${access.configuration}`
  const body = JSON.stringify({
    documents: [
      {
        filename: document.fileName,
        content_type: document.contentType,
        data: Buffer.from(document.content).toString('base64'),
      },
    ],
  })
  const headers = { 'x-api-key': access.apiKey, 'content-type': 'application/json' }
  let said: ProviderAnswer
  try {
    said = await fetchProvider(`${access.url}${path}`, { method: 'POST', headers, body }, { within })
  } catch (error) {
    throw new KlippaError('did not answer', null, error)
  }
  if (!said.ok) throw new KlippaError('refused a document', said.status)
  const parsed = answer.safeParse(jsonOf(said.body))
  // Without the cause: it would name what was read.
  if (!parsed.success) throw new KlippaError('answered in an unknown form', said.status)
  return fieldsOf(parsed.data.data.components.prompt_builder)
}

function fieldsOf(read: z.infer<typeof fields>): DocumentFields {
  const currency = read.currency?.trim().toUpperCase()
  const date = read.document_date?.slice(0, 10)
  return {
    holderName: read.holder_name?.trim() || null,
    netIncome: read.net_income == null ? null : Math.round(read.net_income * 100),
    months: read.months ?? null,
    currency: currency ? (currency === '€' ? 'EUR' : currency) : null,
    issuedOn: date && isDay(date) ? parseDay(date) : null,
  }
}
