import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { createStage, given, offerOf } from '../../../../test/builders.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { seen } from '../../../../test/signing-stage.ts'
import { startYousignStage, type YousignStage } from '../../../../test/yousign-stage.ts'
import type { LocalYousign } from '../../kernel/adapters/signing/local-yousign.ts'
import { generateContract } from './contract-actions.ts'

let stageOfProvider: YousignStage
let provider: LocalYousign
let app: TestApp
beforeAll(async () => {
  stageOfProvider = await startYousignStage()
  ;({ app, provider } = stageOfProvider)
})
beforeEach(() => stageOfProvider.begin())
afterEach(() => stageOfProvider.reset())
afterAll(() => stageOfProvider.close())

describe('a contract at the provider, where a run was killed before it could store what it had opened', () => {
  /** An offer whose contract is about to be written, with two requests of earlier runs: one open, one a draft. */
  async function offerWithLeftovers() {
    const stage = await createStage(app)
    const id = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    const { id: offerId } = await offerOf(app.db, id)
    await leave(offerId, true)
    await leave(offerId, false)
    const foreign = await leave('another-offer', true)
    return { stage, requestId: id, offerId, foreign }
  }

  async function leave(offerId: string, isOpen: boolean): Promise<string> {
    const { url } = provider
    const headers = { authorization: `Bearer ${given(app.services.config.yousign).apiKey}` }
    const body = JSON.stringify({ external_id: offerId })
    const answer = await fetch(`${url}/signature_requests`, { method: 'POST', headers, body })
    const { id } = (await answer.json()) as { id: string }
    if (isOpen) given(provider.requests.get(id)).status = 'ongoing'
    return id
  }

  it('has one request there in the end', async () => {
    const { stage, offerId, foreign } = await offerWithLeftovers()
    await app.runJobs()
    expect(await seen(app, offerId, stage.landlord)).toMatchObject({ procedure: { state: 'ACTIVE' } })
    const request = given([...provider.requests.values()].at(-1))
    expect([...provider.requests.keys()].toSorted()).toEqual([foreign, request.id].toSorted())
    expect(request).toMatchObject({ externalId: offerId, status: 'ongoing' })
  })

  it('keeps that one when it is run again, and deletes what was still there', async () => {
    const { offerId, foreign } = await offerWithLeftovers()
    await app.runJobs()
    const request = given([...provider.requests.values()].at(-1))
    await leave(offerId, true)
    const generate = async () => generateContract(await app.ctxFor(null), { offerId })
    provider.fail = { status: 503 }
    await expect(generate()).rejects.toThrow('The signature provider did not list requests (503).')
    provider.fail = null
    await generate()
    expect([...provider.requests.keys()].toSorted()).toEqual([foreign, request.id].toSorted())
    expect(request.status).toBe('ongoing')
  })

  it('has none there where the tenant has withdrawn meanwhile', async () => {
    const { stage, requestId, foreign } = await offerWithLeftovers()
    await command(app, stage.tenant, 'withdrawListingRequest', { id: requestId })
    await app.runJobs()
    expect([...provider.requests.keys()]).toEqual([foreign])
  })
})
