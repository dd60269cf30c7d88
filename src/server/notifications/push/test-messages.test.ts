import { describe, expect, it } from 'vitest'
import { createStage, given } from '../../../../test/builders.ts'
import type { LocalBrowser } from '../../kernel/adapters/push/local-push.ts'
import { startPushStage, subscribe } from '../../../../test/push-stage.ts'

const push = startPushStage()

describe('a test', () => {
  interface Tested {
    id: string
    hop: string
    state: string
    failure: string | null
    statusCode: number | null
  }
  const fields = 'id hop state failure statusCode'

  async function begin(...answers: LocalBrowser['answers']) {
    const stage = await createStage(push.t)
    const phone = push.service.subscribe()
    const { device } = await subscribe(push.t, stage.landlord, phone)
    phone.answers.push(...answers)
    const { data } = await push.t.graphql<{ done: { test: Tested } }>(
      `mutation($id: ID!) { done: testPushDevice(id: $id) { test { ${fields} } } }`,
      { id: device?.id },
      stage.landlord,
    )
    const { id } = data.done.test
    const look = async (as = stage.landlord) =>
      (
        await push.t.graphql<{ pushTest: Tested | null }>(
          `query($id: ID!) { pushTest(id: $id) { ${fields} } }`,
          { id },
          as,
        )
      ).data.pushTest
    return { stage, phone, first: data.done.test, look }
  }

  it('goes to the service worker and back', async () => {
    const { phone, first, look, stage } = await begin()
    expect(first).toMatchObject({ hop: 'PUSH_SERVICE', state: 'WAITING' })
    await push.t.runJobs()
    expect(await look()).toMatchObject({ hop: 'RECEIPT', state: 'WAITING', statusCode: 201 })
    const { receipt } = given(given(phone.received[0]).message.notification.data)
    const tell = (text: string) =>
      push.t.send(null, { method: 'POST', url: '/api/push/receipts', payload: { receipt: text } })
    expect((await tell('x'.repeat(32))).statusCode).toBe(204)
    expect(await look()).toMatchObject({ state: 'WAITING' })
    expect((await tell(receipt)).statusCode).toBe(204)
    expect(await look()).toMatchObject({ hop: 'RECEIPT', state: 'DONE' })
    expect(await look(stage.tenant)).toBeNull()
  })

  it.each([
    [410, 'SUBSCRIPTION', 'GONE'],
    [403, 'SERVER_KEYS', 'KEYS'],
    [429, 'PUSH_SERVICE', 'LATER'],
    [500, 'PUSH_SERVICE', 'LATER'],
    [400, 'PUSH_SERVICE', 'REFUSED'],
  ] as const)('names the hop that answers %i: %s', async (status, hop, failure) => {
    const { look } = await begin({ status })
    await push.t.runJobs()
    expect(await look()).toMatchObject({ hop, state: 'FAILED', failure, statusCode: status })
  })
})
