import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { type BankEntry, camtFile } from '../../../../test/bank-files.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { multipart } from '../../../../test/multipart.ts'
import { balanceOf } from '../../../domain/money/ledger.ts'
import { checkBooks } from '../books/check-actions.ts'
import { issueInvoices } from '../invoices/issue-actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterEach(() => t.reset())
afterAll(() => t.close())

/** Two invoices of 1,071.00 and somebody who keeps the books. */
async function invoiced() {
  t.setNow('2029-11-21T09:00:00Z')
  const stage = await createStage(t, { group: { online_signing: false }, units: 2 })
  await bookOnPaper(t, stage, await sendRequest(t, stage, '2030-02-01', '2030-07-31'))
  await bookOnPaper(t, stage, await sendRequest(t, stage, '2031-02-01', '2031-07-31'))
  await issueInvoices(await t.ctxFor(null))
  await t.createUser({ email: 'books@mezzo.example', permissions: ['accounting'] })
  return { ...stage, staff: await t.login('books@mezzo.example') }
}

async function upload(as: Browser, content: string | Uint8Array, idempotencyKey: string = randomUUID()) {
  const file = multipart({ idempotencyKey }, { name: 'statement.xml', content })
  return t.send(as, { method: 'POST', url: '/api/bank-statements', ...file })
}

const results = `newLines knownLines announcedLines bookedLines linesToDecide unknownLines ignoredLines linesBeingBooked`

async function bring(as: Browser, entries: readonly BankEntry[]) {
  const answer = await upload(as, camtFile(entries))
  expect(answer.statusCode).toBe(201)
  const { statementId } = answer.json<{ statementId: string }>()
  const query = `query($id: ID!) { bankStatement(statementId: $id) { ${results} } }`
  const { data } = await t.graphql<{ bankStatement: Record<string, number> }>(query, { id: statementId }, as)
  return Object.fromEntries(Object.entries(data.bankStatement).filter(([, count]) => count > 0))
}

interface Line {
  _id: string
  amount: number
  otherIban: string
  reason: string
  parts: { amount: number; invoice: { _id: string; number: string } }[]
}

async function lines(as: Browser, state: string): Promise<Line[]> {
  const query = `query($state: BankLineState!) { bankLines(state: $state) {
    nodes { _id amount otherIban reason parts { amount invoice { _id number } } } } }`
  const { data } = await t.graphql<{ bankLines: { nodes: Line[] } }>(query, { state }, as)
  return data.bankLines.nodes
}

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  line?: { state: string } | null
}

async function settle(
  as: Browser,
  lineId: string,
  parts: { invoiceId: string; amount: number }[],
  key: string = randomUUID(),
) {
  const mutation = `mutation($lineId: ID!, $parts: [BankLinePartInput!]!, $key: ID!) {
    settleBankLine(lineId: $lineId, parts: $parts, idempotencyKey: $key) { error { name reason fields } line { state } } }`
  const { data } = await t.graphql<{ settleBankLine: Answer }>(mutation, { lineId, parts, key }, as)
  return data.settleBankLine
}

const invoices = () =>
  t.db.selectFrom('invoices').select(['id', 'number', 'paid_amount as paid']).orderBy('position').execute()
const paid = async () => (await invoices()).map((invoice) => invoice.paid)
const faults = async () => (await checkBooks(t.db, t.services.files, t.services.now())).faults
async function held(kind: 'PROVIDER_CLEARING' | 'LANDLORD_PAYABLE'): Promise<number> {
  const account = await t.db
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('kind', '=', kind)
    .executeTakeFirst()
  return account ? balanceOf(kind, account) : 0
}

const payment = { amount: '1071.00', remittance: 'RE test 2029 0001', reference: 'A1' }

describe('a file of bank statements', () => {
  it('settles what fits, shows what fits partly, and leaves out what went out', async () => {
    const { staff } = await invoiced()
    const found = await bring(staff, [
      payment,
      { amount: '500.00', remittance: 'TEST-2029-0002', reference: 'A2' },
      { amount: '12.00', remittance: 'a gift', reference: 'A3' },
      { amount: '71.00', remittance: 'power', reference: 'A4', isDebit: true },
      { ...payment, reference: 'A5', status: 'PDNG' },
    ])
    expect(found).toEqual({
      newLines: 4,
      announcedLines: 1,
      bookedLines: 1,
      linesToDecide: 1,
      unknownLines: 1,
      ignoredLines: 1,
    })
    expect(await paid()).toEqual([107_100, 0])
    expect(await lines(staff, 'PARTIAL')).toMatchObject([
      { reason: 'OTHER_AMOUNT', parts: [{ amount: 50_000, invoice: { number: 'TEST-2029-0002' } }] },
    ])
    expect(await lines(staff, 'IGNORED')).toMatchObject([{ amount: -7_100, reason: 'MONEY_OUT' }])
    expect(await held('PROVIDER_CLEARING')).toBe(107_100)
    expect(await faults()).toEqual([])
  })

  it('brings each line once, however often and together with whatever it comes', async () => {
    const { staff } = await invoiced()
    const unnamed = { ...payment, reference: '', amount: '3.00' }
    expect(await bring(staff, [payment, unnamed, unnamed])).toMatchObject({ newLines: 3, bookedLines: 1 })
    expect(await bring(staff, [unnamed, payment, unnamed, unnamed])).toEqual({
      newLines: 1,
      knownLines: 3,
      linesToDecide: 1,
    })
    expect(await bring(staff, [unnamed, payment])).toEqual({ knownLines: 2 })
    expect(await paid()).toEqual([107_100, 0])
    expect(await faults()).toEqual([])
  })

  it('is taken once when it is sent many times at once', async () => {
    const { staff } = await invoiced()
    const file = camtFile([payment, { ...payment, reference: 'A2', remittance: 'TEST-2029-0002' }])
    const key = randomUUID()
    const answers = await Promise.all(
      [...Array(6)].map((_, at) => upload(staff, file, at < 3 ? key : randomUUID())),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201))
    expect(await t.db.selectFrom('bank_lines').select('state').execute()).toEqual([
      { state: 'SETTLED' },
      { state: 'SETTLED' },
    ])
    expect(await paid()).toEqual([107_100, 107_100])
    expect(await held('PROVIDER_CLEARING')).toBe(2 * 107_100)
  })

  it('that pays an invoice twice asks what to do with the second', async () => {
    const { staff } = await invoiced()
    expect(await bring(staff, [payment, { ...payment, reference: 'A2' }])).toEqual({
      newLines: 2,
      bookedLines: 1,
      linesToDecide: 1,
    })
    const [line] = await lines(staff, 'PARTIAL')
    expect(line).toMatchObject({ reason: 'NOTHING_OPEN' })
    const [first] = await invoices()
    const parts = [{ invoiceId: given(first).id, amount: 107_100 }]
    expect(await settle(staff, given(line)._id, parts)).toEqual({ error: null, line: { state: 'SETTLED' } })
    expect([await paid(), await held('LANDLORD_PAYABLE')]).toEqual([[107_100, 0], 107_100])
    expect(await faults()).toEqual([])
  })

  it('keeps of the other account its country and last four signs', async () => {
    const { staff } = await invoiced()
    await bring(staff, [payment])
    const row = await t.db.selectFrom('bank_lines').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('0300000000202051')
    expect(row).toMatchObject({ account: 'DE 3000', other_iban_country: 'DE', other_iban_last4: '2051' })
    expect((await lines(staff, 'SETTLED'))[0]?.otherIban).toBe('DE•• •••• •••• 2051')
  })

  it.each<[string, string | Uint8Array, Record<string, string>]>([
    ['nothing', '', { file: 'upload.missing' }],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), { file: 'statement.unknown' }],
    ['a statement that is cut off', camtFile([payment]).slice(0, -9), { file: 'statement.damaged' }],
    [
      'columns nobody knows',
      'a;b\n1;2',
      { file: 'statement.columns', missing: 'day amount remittance currency' },
    ],
  ])('of %s is refused and says why', async (_, content, fields) => {
    const { staff } = await invoiced()
    const answer = await upload(staff, content)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ error: { name: 'ValidationError', fields } })
    expect(await t.db.selectFrom('bank_statements').selectAll().execute()).toEqual([])
  })
})

describe('a line that is to be decided', () => {
  async function toDecide() {
    const world = await invoiced()
    await bring(world.staff, [
      { amount: '2142.00', remittance: 'TEST-2029-0001 TEST-2029-0002', reference: 'B1' },
    ])
    const [line] = await lines(world.staff, 'PARTIAL')
    const [first, second] = await invoices()
    return { ...world, line: given(line), first: given(first).id, second: given(second).id }
  }

  it('is booked for several invoices, as it was suggested', async () => {
    const { staff, line } = await toDecide()
    const parts = line.parts.map(({ amount, invoice }) => ({ amount, invoiceId: invoice._id }))
    expect(parts).toHaveLength(2)
    expect((await settle(staff, line._id, parts)).error).toBeNull()
    expect(await paid()).toEqual([107_100, 107_100])
    expect((await settle(staff, line._id, parts)).error).toMatchObject({ reason: 'LINE_SETTLED' })
    expect(await faults()).toEqual([])
  })

  it('is booked once by many who decide at once', async () => {
    const { staff, line, first } = await toDecide()
    const parts = [{ invoiceId: first, amount: 214_200 }]
    const answers = await Promise.all([...Array(10)].map(() => settle(staff, line._id, parts)))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(await held('PROVIDER_CLEARING')).toBe(214_200)
  })

  it.each([
    ['less than it is', 214_199],
    ['more than it is', 214_201],
    ['half a cent', 0.5],
    ['nothing', 0],
  ])('is not booked with %s', async (_, amount) => {
    const { staff, line, first } = await toDecide()
    const answer = await settle(staff, line._id, [{ invoiceId: first, amount }])
    expect(answer.error).toMatchObject({ name: 'ValidationError', fields: { parts: 'bankLine.parts' } })
    expect(await held('PROVIDER_CLEARING')).toBe(0)
  })

  it('is not booked for what does not exist', async () => {
    const { staff, line } = await toDecide()
    for (const invoiceId of [randomUUID(), 'x']) {
      expect((await settle(staff, line._id, [{ invoiceId, amount: 214_200 }])).error?.name).toBe(
        'ResourceNotFoundError',
      )
    }
    expect((await lines(staff, 'PARTIAL')).map(({ parts }) => parts.length)).toEqual([2])
  })

  it('is left out with a reason, and booked after all', async () => {
    const { staff, line, first } = await toDecide()
    const mutation = `mutation($lineId: ID!, $reason: String!, $key: ID!) {
      ignoreBankLine(lineId: $lineId, reason: $reason, idempotencyKey: $key) { error { name reason fields } line { state } } }`
    const ignore = async (reason: string) =>
      (
        await t.graphql<{ ignoreBankLine: Answer }>(
          mutation,
          { lineId: line._id, reason, key: randomUUID() },
          staff,
        )
      ).data.ignoreBankLine
    expect((await ignore(' ')).error).toMatchObject({ fields: { reason: 'bankLine.reason' } })
    expect(await ignore('Private money.')).toEqual({ error: null, line: { state: 'IGNORED' } })
    expect((await ignore('Private money.')).error).toMatchObject({ reason: 'LINE_IGNORED' })
    expect((await settle(staff, line._id, [{ invoiceId: first, amount: 214_200 }])).error).toBeNull()
    expect(await held('LANDLORD_PAYABLE')).toBe(107_100)
    expect(await faults()).toEqual([])
  })
})
