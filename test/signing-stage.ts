import { randomUUID } from 'node:crypto'
import type { Browser, TestApp } from './app.ts'
import { command, sendRequest } from './request-commands.ts'
import { createStage, given, offerOf } from './builders.ts'
import { multipart } from './multipart.ts'

/** A drawn signature, for tests. */
export const DRAWN = '100,200 180,60 260,210 340,70;420,150 520,150 620,140'

/** A request whose contract is written and waits for the first side, for tests. */
export async function stageWithContract(app: TestApp, options: Parameters<typeof createStage>[1] = {}) {
  const stage = await createStage(app, options)
  const requestId = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
  await command(app, stage.landlord, 'acceptListingRequest', { id: requestId })
  await command(app, stage.tenant, 'confirmTenantInterest', { id: requestId })
  await app.runJobs()
  const offer = await offerOf(app.db, requestId)
  return { ...stage, requestId, offerId: offer.id, documentSha256: offer.documentSha256 ?? '' }
}

/** A stage of a contract. */
export type ContractStage = Awaited<ReturnType<typeof stageWithContract>>

/** Signs by typed name, or with these other words; answers the payload. */
export function sign(
  app: TestApp,
  stage: ContractStage,
  as: 'landlord' | 'tenant',
  input: Record<string, unknown> = { typedName: as === 'landlord' ? 'Jana Keller' : 'Amélie Fournier' },
) {
  return command(app, stage[as], 'signContract', {
    id: stage.offerId,
    input: { consent: true, documentSha256: stage.documentSha256, ...input },
  })
}

const commands = {
  stopOnlineSigning: `mutation($id: ID!, $reason: StopOnlineSigningReason!, $comment: String, $key: ID!) {
    answer: stopOnlineSigning(offerId: $id, reason: $reason, comment: $comment, idempotencyKey: $key) {
      error { name reason fields } offer { _id status isOnlineSigning generating } } }`,
  refuseContract: simple('refuseContract'),
  cancelContract: simple('cancelContract'),
  sendSigningReminder: simple('sendSigningReminder'),
} as const

function simple(name: string): string {
  return `mutation($id: ID!, $key: ID!) { answer: ${name}(offerId: $id, idempotencyKey: $key) {
    error { name reason fields } offer { _id status isOnlineSigning generating } } }`
}

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  offer: { _id: string; status: string; isOnlineSigning: boolean; generating: boolean } | null
}

/** Gives one of this feature's commands through HTTP. */
export async function give(
  app: TestApp,
  name: keyof typeof commands,
  as: Browser,
  variables: Record<string, unknown>,
): Promise<Answer> {
  const { data, errors } = await app.graphql<{ answer: Answer } | null>(
    commands[name],
    { key: randomUUID(), ...variables },
    as,
  )
  if (!data) throw new Error(JSON.stringify(errors))
  return data.answer
}

/** The offer as one side sees it. */
export async function seen(app: TestApp, offerId: string, as: Browser) {
  const { data } = await app.graphql<{ bookingOffer: SeenOffer | null }>(
    `query($id: ID!) { bookingOffer(_id: $id) {
      status turn signingExpiresAt cancellationReason stopReason stopComment replacedByOfferId replacesOfferId
      signedContractUrl
      procedure { state requestState provider isTest members { role signerState memberState } }
      signers { role status kind }
      reminders { role sentAt cancellationReason }
      canSign { value reason } canRefuse { value reason } canCancel { value reason }
      canStopOnlineSigning { value reason } canRemind { value reason } canUploadSigned { value reason } } }`,
    { id: offerId },
    as,
  )
  return given(data.bookingOffer)
}

interface SeenVerdict {
  value: boolean
  reason: string | null
}

interface SeenOffer {
  status: string
  turn: string | null
  signingExpiresAt: string | null
  cancellationReason: string | null
  stopReason: string | null
  stopComment: string
  replacedByOfferId: string | null
  replacesOfferId: string | null
  signedContractUrl: string | null
  procedure: {
    state: string
    requestState: string
    provider: string
    isTest: boolean
    members: { role: string; signerState: string; memberState: string }[]
  } | null
  signers: { role: string; status: string; kind: string | null }[]
  reminders: { role: string; sentAt: string | null; cancellationReason: string | null }[]
  canSign: SeenVerdict
  canRefuse: SeenVerdict
  canCancel: SeenVerdict
  canStopOnlineSigning: SeenVerdict
  canRemind: SeenVerdict
  canUploadSigned: SeenVerdict
}

/** The mails to a person, by their templates, in their order. */
export async function mailsTo(app: TestApp, userId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('mails')
    .select('template')
    .where('recipient_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => row.template)
}

/** Asks, as anybody may, whether a document carries our seal as it was made. */
export async function checkSeal(app: TestApp, content: Uint8Array) {
  const { payload, headers } = multipart({}, { name: 'contract.pdf', content })
  return app.send(await app.visit(), { method: 'POST', url: '/api/seal/check', payload, headers })
}
