import { createHash } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { Browser, TestApp } from '../../../../test/app.ts'
import {
  beforeEachRent,
  BOOKED_ON,
  mutate,
  type PayingApp,
  payRent,
  providerKeys,
  type RentStage,
} from '../../../../test/paying-app.ts'
import { insertFile } from '../../kernel/files/sql.ts'
import { sendAnswers } from './send-actions.ts'

const CONTESTED_CARD = '4000000000000259'
const ANSWER =
  '$disputeId: ID!, $text: String!, $withContract: Boolean, $withInvoice: Boolean, $idempotencyKey: ID!'
const TEXT = 'The tenant signed the contract and moved in.'
let paying: PayingApp
let app: TestApp
let stage: RentStage
let staff: Browser

beforeEachRent((test) => {
  ;({ paying, app, stage, staff } = test)
})
beforeEach(async () => {
  await payRent(paying, stage, CONTESTED_CARD)
})

const dispute = () => app.db.selectFrom('disputes').selectAll().executeTakeFirstOrThrow()
const files = () => app.db.selectFrom('dispute_files').select(['shows', 'external_id']).execute()

async function answer(order: object) {
  const { id: disputeId } = await dispute()
  const { error } = await mutate(app, staff, 'answerDispute', ANSWER, { disputeId, text: TEXT, ...order })
  await app.runJobs()
  return error
}

/** The contract of the stay, as it is after both have signed. */
async function signContract(): Promise<void> {
  const content = new TextEncoder().encode('%PDF-1.7 contract')
  const storageKey = 'contracts/a'
  await app.services.files.put(storageKey, content)
  const signed_contract_file_id = await insertFile(app.db, {
    fileName: 'contract.pdf',
    contentType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    storageKey,
    type: 'CONTRACT',
    createdBy: null,
    landlordId: stage.landlordId,
    tenantId: stage.tenantId,
    at: BOOKED_ON,
  })
  await app.db.updateTable('booking_offers').set({ signed_contract_file_id }).execute()
}

/** What staff are offered to send along. */
async function offered(): Promise<{ hasContract: boolean; hasInvoice: boolean }[]> {
  const { data } = await app.graphql<{
    staffPayments: { nodes: { hasContract: boolean; hasInvoice: boolean }[] }
  }>('{ staffPayments(needsWork: true) { nodes { hasContract hasInvoice } } }', {}, staff)
  return data.staffPayments.nodes
}

/** What the provider has of it. */
async function evidence(): Promise<Record<string, string | null>> {
  const { external_id } = await dispute()
  const response = await fetch(`${paying.local.url}/v1/disputes/${external_id}`, {
    headers: { authorization: `Bearer ${providerKeys.secretKey}` },
  })
  return ((await response.json()) as { evidence: Record<string, string | null> }).evidence
}

it('the signed contract goes along', async () => {
  await signContract()
  expect(await offered()).toEqual([{ hasContract: true, hasInvoice: false }])
  expect(await answer({ withContract: true })).toBeNull()
  const [file, ...others] = await files()
  expect(others).toEqual([])
  expect(await evidence()).toMatchObject({
    uncategorized_text: TEXT,
    service_documentation: file?.external_id,
  })
  expect(file?.external_id).toMatch(/^file_/)
  expect((await dispute()).answer_arrived_at).not.toBeNull()
  expect(await offered()).toEqual([])
})

it('a document that does not exist is refused by its name, and the answer can still be given', async () => {
  expect(await answer({ withContract: true, withInvoice: true })).toMatchObject({
    name: 'ValidationError',
    fields: { withContract: 'disputes.contract', withInvoice: 'disputes.invoice' },
  })
  expect((await dispute()).answer).toBeNull()
  expect(await answer({})).toBeNull()
  expect(await files()).toEqual([])
  expect((await evidence()).uncategorized_text).toBe(TEXT)
})

it('a document whose upload was not answered is handed in again as the same', async () => {
  await signContract()
  paying.local.upset({ on: 'POST /v1/files', lose: true, times: 9 })
  await expect(answer({ withContract: true })).rejects.toThrow('did not say')
  expect(await files()).toEqual([{ shows: 'CONTRACT', external_id: null }])
  paying.local.calm()
  await sendAnswers(await app.ctxFor(null))
  expect((await files())[0]?.external_id).toMatch(/^file_/)
  expect((await dispute()).state).toBe('UNDER_REVIEW')
})

it('an answer that the provider does not take is told, and can be given anew', async () => {
  paying.local.upset({ on: 'POST /v1/disputes', status: 400 })
  expect(await answer({})).toBeNull()
  const refused = await dispute()
  expect(refused).toMatchObject({ answer: null, state: 'NEEDS_RESPONSE' })
  expect(refused.answer_failure).toBeTruthy()
  expect(await offered()).toHaveLength(1)
  expect(await answer({ text: `${TEXT} She has the keys.` })).toBeNull()
  expect((await dispute()).state).toBe('UNDER_REVIEW')
})

it('is too late once its time is over', async () => {
  const { answer_until } = await dispute()
  paying.goTo(answer_until ?? BOOKED_ON)
  staff = await app.login('books@mezzo.example')
  expect((await answer({}))?.reason).toBe('DISPUTE_TOO_LATE')
})
