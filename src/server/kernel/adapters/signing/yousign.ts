import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { SigningParty } from '../../../../domain/rentals/signing.ts'
import { safeUrl } from '../../../../domain/kernel/text.ts'
import type { Yousign } from '../../config/access.ts'
import { isSameSecret } from '../../http/same-secret.ts'
import { fetchProvider, jsonOf, type ProviderAnswer } from '../../outbound/fetch-provider.ts'

/** Largest signed document that is taken from the provider, in bytes. */
const largestDocument = 25 * 1024 * 1024

/** A contract to be signed at the provider, landlord first. */
export interface SigningOrder {
  offerId: string
  name: string
  fileName: string
  document: Uint8Array
  expiresAt: Temporal.Instant
  signers: readonly {
    role: SigningParty
    firstName: string
    lastName: string
    email: string
    language: string
  }[]
}

/** What was opened at the provider. */
export interface OpenedSigning {
  externalId: string
  signers: { role: SigningParty; externalId: string; url: string }[]
}

const requestState = z.object({
  id: z.string(),
  status: z.enum([
    'draft',
    'approval',
    'rejected',
    'ongoing',
    'declined',
    'expired',
    'deleted',
    'canceled',
    'done',
  ]),
  signers: z.array(z.object({ id: z.string(), status: z.string() })).default([]),
  decline_information: z.object({ signer_id: z.string() }).nullish(),
})

/** How far a signature request is, in the provider's own words. */
export type ExternalState = z.infer<typeof requestState>

/** Thrown when the provider refuses or can't be reached; says nothing that is secret. */
export class SigningProviderError extends Error {
  override name = 'SigningProviderError'
  readonly status: number | null

  constructor(what: string, status: number | null, cause?: unknown) {
    super(`The signature provider did not ${what}${status === null ? '' : ` (${status})`}.`, { cause })
    this.status = status
  }
}

/** Sends the contract to the provider and opens its signing, landlord first; the provider itself writes no mails. */
export async function openSignatureRequest(access: Yousign, order: SigningOrder): Promise<OpenedSigning> {
  const { id } = await call(access, 'open a request', 'POST', '/signature_requests', created, {
    name: order.name,
    delivery_mode: 'none',
    ordered_signers: true,
    external_id: order.offerId,
    expiration_date: order.expiresAt.toString().slice(0, 10),
  })
  const document = await call(
    access,
    'take the document',
    'POST',
    `/signature_requests/${id}/documents`,
    created,
    documentForm(order),
  )
  const roles = new Map<string, SigningParty>()
  for (const [index, signer] of order.signers.entries()) {
    const added = await call(access, 'add a signer', 'POST', `/signature_requests/${id}/signers`, created, {
      info: {
        first_name: signer.firstName,
        last_name: signer.lastName,
        email: signer.email,
        locale: ['de', 'fr'].includes(signer.language) ? signer.language : 'en',
      },
      signature_level: 'electronic_signature',
      signature_authentication_mode: 'no_otp',
      fields: [
        { type: 'signature', document_id: document.id, page: 1, x: 77 + index * 240, y: 740, width: 180 },
      ],
    })
    roles.set(added.id, signer.role)
  }
  const active = await call(
    access,
    'activate the request',
    'POST',
    `/signature_requests/${id}/activate`,
    z.object({ signers: z.array(z.object({ id: z.string(), signature_link: z.url() })) }),
    {},
  )
  return {
    externalId: id,
    signers: active.signers.flatMap((signer) => {
      const role = roles.get(signer.id)
      return role ? [{ role, externalId: signer.id, url: safeUrl(signer.signature_link) }] : []
    }),
  }
}

const created = z.object({ id: z.string().regex(/^[\w-]{1,80}$/) })

function documentForm(order: SigningOrder): FormData {
  const form = new FormData()
  form.append('nature', 'signable_document')
  const content = new Blob([new Uint8Array(order.document)], { type: 'application/pdf' })
  form.append('file', content, order.fileName)
  return form
}

/** How far a request is; null when the provider no longer knows it. */
export async function findSignatureRequest(access: Yousign, id: string): Promise<ExternalState | null> {
  try {
    return await call(access, 'answer', 'GET', `/signature_requests/${id}`, requestState)
  } catch (error) {
    if (error instanceof SigningProviderError && error.status === 404) return null
    throw error
  }
}

const openRequests = z.object({
  data: z.array(requestState.pick({ id: true, status: true }).extend({ external_id: z.string().nullish() })),
})

type OpenRequest = Pick<ExternalState, 'id' | 'status'>

const trail = z.object({
  signer: z.object({ signature_process_completed_at: z.string().nullish() }),
})

/** When somebody signed there, to the second; null when the provider doesn't say. */
export async function findSignatureTime(
  access: Yousign,
  id: string,
  signerId: string,
): Promise<Temporal.Instant | null> {
  const path = `/signature_requests/${id}/signers/${signerId}/audit_trails`
  try {
    const { signer } = await call(access, 'tell when somebody signed', 'GET', path, trail)
    const time = signer.signature_process_completed_at
    return time ? Temporal.Instant.from(time) : null
  } catch (error) {
    if (error instanceof SigningProviderError && error.status === 404) return null
    throw error
  }
}

/** The document with the signatures of both sides and the provider's own seal. */
export async function downloadSigned(access: Yousign, id: string): Promise<Uint8Array> {
  const path = `/signature_requests/${id}/documents/download?version=completed`
  const { status, body } = await attempt(access, 'hand out the document', 'GET', path)
  if (body.subarray(0, 5).toString() !== '%PDF-')
    throw new SigningProviderError('hand out a document', status)
  return new Uint8Array(body)
}

/** Requests that are drafts or open for an offer, at most a hundred; a run that was killed may have left one. */
export async function listOpenSignatureRequests(access: Yousign, offerId: string): Promise<OpenRequest[]> {
  const filter = new URLSearchParams({ 'external_id[eq]': offerId, 'status[in]': 'draft,approval,ongoing' })
  const { data } = await call(access, 'list requests', 'GET', `/signature_requests?${filter}`, openRequests)
  // Whoever deletes what is left must not trust that the filter was understood.
  return data.filter((request) => request.external_id === offerId)
}

/** Ends a request that is no longer wanted; one that has ended already stays as it is. */
export async function cancelSignatureRequest(access: Yousign, id: string): Promise<void> {
  const body = { reason: 'contractualization_aborted', custom_note: 'The contract was taken back.' }
  await call(access, 'cancel', 'POST', `/signature_requests/${id}/cancel`, z.unknown(), body)
}

/** Deletes a request for good, open or not: nobody can sign or read it there again. */
export async function deleteSignatureRequest(access: Yousign, { id, status }: OpenRequest): Promise<void> {
  // What is still open can't be deleted there.
  if (status === 'ongoing' || status === 'approval') await cancelSignatureRequest(access, id)
  await attempt(access, 'delete a request', 'DELETE', `/signature_requests/${id}?permanent_delete=true`)
}

async function call<Answer>(
  access: Yousign,
  what: string,
  method: 'GET' | 'POST',
  path: string,
  answer: z.ZodType<Answer>,
  body?: object,
): Promise<Answer> {
  const said = await attempt(access, what, method, path, body)
  const parsed = answer.safeParse(jsonOf(said.body))
  if (!parsed.success) throw new SigningProviderError(`${what} in a known form`, said.status)
  return parsed.data
}

async function attempt(
  { url, apiKey }: Yousign,
  what: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<ProviderAnswer> {
  const isForm = body instanceof FormData
  let answer: ProviderAnswer
  try {
    answer = await fetchProvider(
      `${url}${path}`,
      {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      },
      { maxBytes: largestDocument },
    )
  } catch (error) {
    throw new SigningProviderError(what, null, error)
  }
  if (!answer.ok) throw new SigningProviderError(what, answer.status)
  return answer
}

/** Whether a webhook is the provider's: the signature is of the very bytes that came. */
export function isOwnSignature(
  access: Pick<Yousign, 'webhookSecret'>,
  body: Buffer,
  header: unknown,
): boolean {
  return typeof header === 'string' && isSameSecret(webhookSignature(access.webhookSecret, body), header)
}

/** What the provider signs a webhook with. */
export function webhookSignature(secret: string, body: Buffer | string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}
