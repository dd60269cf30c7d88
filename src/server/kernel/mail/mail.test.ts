import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { whileRefused } from '../../../../test/refused-changes.ts'
import { LANGUAGES } from '../../../domain/catalogue/language.ts'
import { inTransaction } from '../db/transaction.ts'
import { sendMail, sendWaitingMails } from './actions.ts'
import { queueMail } from './queue.ts'
import { renderMail } from './render.ts'
import { mailTextsDe } from './templates/de.ts'
import { mailTextsEn } from './templates/en.ts'
import { mailTextsFr } from './templates/fr.ts'
import type { MailTemplate } from './templates/template.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

const stay = {
  firstName: 'Jana',
  otherName: "<script>alert(1)</script> O'Neil\r\nBcc: all@mezzo.example {x}",
  listingName: 'Flat & Loft',
  from: parseDay('2027-01-01'),
  to: parseDay('2027-03-31'),
  latestTo: parseDay('2027-06-30'),
  suggestedFrom: parseDay('2027-01-10'),
  suggestedTo: parseDay('2027-04-10'),
  message: '<script>alert(4)</script> A week later?',
  hasMessage: true,
  handoverKind: 'ARRIVAL' as const,
  outcome: 'NO_ACTION' as const,
  isClosed: true,
  answer: '<script>alert(44)</script> Both wrote kindly.',
  files: 2,
  canAttach: true,
  hasRefused: true,
  refusedFiles: '– <script>alert(40)</script>.zip',
  items: '– <script>alert(9)</script> asks for Flat & Loft',
  path: '/en/dashboard',
  answerUntil: Temporal.Instant.from('2026-12-01T10:00:00Z'),
  letTimePass: true,
  contractEnded: true,
  landlordName: 'Jana Keller',
  days: 7,
  host: 'hooks.mezzo-test.com',
  change: 'password',
  permission: 'sales' as const,
  byName: '<script>alert(10)</script> Sam Weber',
  personName: 'Kim Arnold',
  confirmUntil: Temporal.Instant.from('2026-12-01T10:00:00Z'),
  minutes: 60,
  hours: 24,
  powerNotice: 'GIVEN' as const,
  handoverNotice: 'OFFERED' as const,
  endsAt: Temporal.Instant.from('2026-12-11T10:00:00Z'),
  isReceiver: true,
  receiverName: '<script>alert(31)</script> Nora Weiss',
  receiverEmail: 'nora@mezzo.example',
  homes: 2,
  stays: 1,
  requests: 0,
  isAgent: true,
  hasAgent: true,
  signerLost: true,
  agentName: '<script>alert(11)</script> Maik Lang',
  withdrawalReason: '<script>alert(12)</script> No longer needed.',
  recoveryNotice: 'BEGUN' as const,
  recoveryWay: 'MAIL' as const,
  freezeEvent: 'FROZEN' as const,
  freezeReason: 'PAYMENT_OUTSIDE' as const,
  facts: '<script>alert(8)</script> A tenant was asked to pay elsewhere.',
  isTenant: true,
  hasStay: true,
  isOver: false,
  readyAt: Temporal.Instant.from('2026-12-04T10:00:00Z'),
  recoveryEnd: 'STOPPED' as const,
  identityReason: 'NAME_DIFFERS' as const,
  errorType: 'CURRENCY_NOT_EURO' as const,
  isTakenBack: true,
  endsEarly: true,
  lastDay: parseDay('2027-01-15'),
  reason: 'NO_VISA' as const,
  note: '<script>alert(2)</script> See you',
  hasNote: true,
  extensionEnded: true,
  unitBefore: '<script>alert(6)</script> 3a',
  unitAfter: '4b',
  contractUnit: '<script>alert(7)</script> 3a',
  creditNote: '2026-0002',
  invoice: '2026-0001',
  amount: '€1,071.00',
  taxDataStep: 'ASK',
  name: '<script>alert(8)</script> Keller GmbH',
  year: 2026,
  isCorrection: false,
  dueDay: parseDay('2027-01-29'),
  payBy: parseDay('2027-02-08'),
  arrivesOn: parseDay('2027-02-03'),
  failure: 'ACCOUNT_CLOSED' as const,
  purpose: 'FIRST_MONTH_RENT' as const,
  refundReason: 'GOODWILL' as const,
  way: 'CARD' as const,
  disputeReason: 'FRAUDULENT' as const,
  isWon: false,
  isReopened: true,
  paidBack: '€900.00',
  isPaidBack: true,
  isLived: true,
  deductions: '<script>alert(9)</script> A lost key, €10.00',
  isKept: true,
  isPaid: false,
  documentType: 'PAYSLIP' as const,
  failureReason: 'POOR_QUALITY' as const,
  explanation: '<script>alert(3)</script> Page two',
  isExplained: true,
  unpublishReason: 'SALES_PICTURES' as const,
  calendarName: '<script>alert(5)</script> Airbnb',
  folderName: '<script>alert(11)</script> Photos',
  problem: 'DENIED' as const,
  hasTime: true,
  hasHidden: true,
  canReply: true,
  notTaken: 'LATE' as const,
  kind: 'WORLD' as const,
  isReady: true,
  readyUntil: Temporal.Instant.from('2026-12-03T10:00:00Z'),
  memberName: '<script>alert(10)</script> Maik Brandt',
  memberEmail: 'maik@mezzo.example',
  callAt: Temporal.Instant.from('2026-12-03T10:00:00Z'),
  failingSince: Temporal.Instant.from('2026-11-20T10:00:00Z'),
  count: 2,
  payoutChange: 'CHOSEN' as const,
  account: 'DE•• •••• •••• 2051',
  hasAccount: true,
  last4: '3000',
  home: '<script>alert(8)</script> Lindenhof',
}

test.each(LANGUAGES)(
  'about money says in %s that it is not real in test mode, and others do not',
  (language) => {
    const { testMode } = { en: mailTextsEn, de: mailTextsDe, fr: mailTextsFr }[language]
    const of = (template: MailTemplate, mode: 'LIVE' | 'TESTING') => {
      const { text, html } = renderMail(template, language, stay, '', mode)
      return [text.includes(testMode), html.includes(testMode)]
    }
    for (const template of ['payoutOnItsWay', 'invoiceReady', 'refundMade'] as const)
      expect([of(template, 'TESTING'), of(template, 'LIVE')]).toEqual([
        [true, true],
        [false, false],
      ])
    expect(of('requestReceived', 'TESTING')).toEqual([false, false])
  },
)

test('an invoice that is kept from the payout asks for no transfer', () => {
  const text = (isKept: boolean) => renderMail('invoiceReady', 'en', { ...stay, isKept }, '').text
  expect(text(true)).toContain('We’ll take it off your next payout')
  expect(text(true)).not.toContain('Please pay it by 29 January')
  expect(text(false)).toContain('Please pay it by 29 January')
})

describe('every mail', () => {
  const templates = Object.keys(mailTextsEn.templates) as MailTemplate[]

  test.each(LANGUAGES)('is complete in %s', (language) => {
    for (const template of templates) {
      const mail = renderMail(template, language, stay, 'https://mezzo.example')
      expect(mail.subject).not.toBe('')
      expect(mail.text).not.toMatch(/\{(?!x\})|undefined|^message$/m)
      expect(mail.text).toContain('https://mezzo.example/en/dashboard')
      expect(mail.html).not.toContain('<script')
      expect(mail.subject).not.toMatch(/[\r\n]/)
    }
  })

  test.each([
    ['en', ': '],
    ['de', ': '],
    ['fr', '\u00a0: '],
  ] as const)('without its button, has the link in a line of its own as %s writes it', (language, colon) => {
    const { button } = { en: mailTextsEn, de: mailTextsDe, fr: mailTextsFr }[language].templates
      .requestReceived
    const { text, html } = renderMail('requestReceived', language, stay, 'https://mezzo.example')
    expect(text.split('\n\n')).toContain(`${button}${colon}https://mezzo.example/en/dashboard`)
    expect(html).toContain(`>${button}</a>`)
  })

  test('tells days and deadlines in the language of its reader', () => {
    const text = renderMail('requestReceived', 'de', stay, '').text
    expect(text).toContain('vom 1. Januar 2027 bis zum 31. März 2027')
    expect(text).toContain('bis 1. Dezember 2026')
    const open = renderMail('requestReceived', 'fr', { ...stay, answerUntil: null }, '').text
    expect(open).toContain('Merci de répondre rapidement.')
  })

  test('about a withdrawal says how it came and whether a contract ended with it', () => {
    const tom = { ...stay, otherName: 'Tom Reed', listingName: 'Torstraße 14' }
    const taken = renderMail(
      'requestWithdrawn',
      'en',
      { ...tom, letTimePass: false, contractEnded: true },
      '',
    )
    expect(taken.subject).toBe('Tom Reed has withdrawn the request for Torstraße 14')
    expect(taken.text).toContain('no longer wants Torstraße 14 from 1 January 2027 to 31 March 2027')
    expect(taken.text).toContain('The contract that was being signed has ended too.')
    const silent = renderMail(
      'requestWithdrawn',
      'de',
      { ...tom, letTimePass: true, contractEnded: false },
      '',
    )
    expect(silent.subject).toBe('Tom Reed hat nicht rechtzeitig bestätigt')
    expect(silent.text).toContain('nicht rechtzeitig bestätigt')
    expect(silent.text).not.toContain('Vertrag')
  })

  test('about a recovery says who began it, when it lets somebody in, and how to stop it', () => {
    const told = (given: object) => renderMail('recoveryRunning', 'en', { ...stay, ...given }, '').text
    expect(told({})).toContain('Someone who reads your emails started to recover your account')
    expect(told({ recoveryWay: 'PASSWORD' })).toContain('Someone who knows your password started')
    expect(told({ recoveryNotice: 'WAITING' })).toContain('On 4 December 2026 at 10:00 UTC, we’ll send')
    expect(told({ recoveryNotice: 'ASKED', readyAt: null })).toContain('A second member has to agree')
    expect(told({ recoveryNotice: 'READY' })).toContain('The waiting period is over')
    expect(told({})).toContain('one click ends it')
  })

  test('about payout data names the account, the day and where to stop it', () => {
    const told = (given: object) => renderMail('payoutChanged', 'en', { ...stay, ...given }, '').text
    expect(told({})).toContain(
      'and one more apartment will go to the account DE•• •••• •••• 2051 from 1 December',
    )
    expect(told({})).toContain('Cancel the change')
    expect(told({ count: 1, answerUntil: null })).toContain('it had no account before')
    expect(told({ payoutChange: 'CANCELED' })).toContain('was cancelled')
    expect(told({ payoutChange: 'ARCHIVED' })).toContain('was archived')
  })

  test('about a booking elsewhere says which contract has ended', () => {
    const ended = renderMail(
      'contractEnded',
      'fr',
      { ...stay, otherName: 'Tom Reed', listingName: 'Torstraße 14' },
      '',
    )
    expect(ended.subject).toBe('Le contrat avec Tom Reed pour Torstraße 14 a pris fin')
    expect(ended.text).toContain('du 1er janvier 2027 au 31 mars 2027')
  })

  test('about an accepted extension names no deadline', () => {
    for (const language of LANGUAGES) {
      const mail = renderMail('extensionAccepted', language, stay, '')
      expect(mail.text).not.toContain('2026')
    }
  })
})

describe('sending', () => {
  let t: TestApp
  let server: SMTPServer
  let received: { text: string; to: string[] }[]
  let refusals: number

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, session, done) {
        let text = ''
        stream.on('data', (part: Buffer) => (text += part.toString()))
        stream.on('end', () => {
          if (refusals-- > 0) return done(new Error('try again later'))
          received.push({ text, to: session.envelope.rcptTo.map(({ address }) => address) })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    t = await buildTestApp({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } })
  })
  afterAll(async () => {
    await t.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })
  beforeEach(() => {
    received = []
    refusals = 0
  })
  afterEach(() => t.reset())

  const order = {
    to: 'jana@mezzo.example',
    language: 'de',
    template: 'bookingMadeLandlord',
    data: stay,
  } as const

  test('goes over SMTP once', async () => {
    const ctx = await t.ctxFor(null)
    await inTransaction(ctx, (trx) => queueMail(trx, ctx, order))
    expect(received).toEqual([])
    await t.runJobs()
    await t.runJobs()
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toEqual(['jana@mezzo.example'])
    const mail = await t.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
    expect(received[0]?.text).toContain(`Message-ID: <${mail.id}@127.0.0.1>`)
    expect(mail.sent_at).not.toBeNull()
  })

  test('does not happen when the change fails', async () => {
    const ctx = await t.ctxFor(null)
    const failing = inTransaction(ctx, async (trx) => {
      await queueMail(trx, ctx, order)
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    await t.runJobs()
    expect(received).toEqual([])
  })

  test('keeps the reason when the server refuses', async () => {
    refusals = 1
    const ctx = await t.ctxFor(null)
    await inTransaction(ctx, (trx) => queueMail(trx, ctx, order))
    await expect(t.runJobs()).rejects.toThrow('try again later')
    const mail = await t.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
    expect(mail.sent_at).toBeNull()
    expect(mail.last_error).toContain('try again later')
  })

  test('is noted, and goes once, where the database is away when it has left', async () => {
    const ctx = await t.ctxFor(null)
    await inTransaction(ctx, (trx) => queueMail(trx, ctx, order))
    const { id } = await t.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
    const sendMeanwhile = async () => {
      const sent = sendMail(ctx, id)
      await expect.poll(() => received.length).toBe(1)
      await sleep(500)
      return { sending: sent }
    }
    const { sending } = await whileRefused(t.db, ['update', 'mails'], sendMeanwhile, '57P03')
    await sending
    await t.runJobs()
    expect(received).toHaveLength(1)
  })

  test('goes on, once, when the server is back after the job has given up', async () => {
    const ctx = await t.ctxFor(null)
    await inTransaction(ctx, (trx) => queueMail(trx, ctx, order))
    const save = async (last_error: string) => await t.db.updateTable('mails').set({ last_error }).execute()
    await save('Error: connect ECONNREFUSED 127.0.0.1:25')
    // Its job is about it still.
    await sendWaitingMails(ctx)
    await sendWaitingMails(ctx)
    await t.runJobs()
    expect(received).toHaveLength(1)
    await t.db.updateTable('mails').set({ sent_at: null }).execute()
    await save("Error: Can't send mail - all recipients were rejected: 550 No such user")
    await sendWaitingMails(ctx)
    expect(await t.runJobs()).toBe(0)
    await save('TimeoutError: The operation was aborted due to timeout')
    await sendWaitingMails(ctx)
    await sendWaitingMails(ctx)
    expect(await t.runJobs()).toBe(1)
    expect(received).toHaveLength(2)
  })
})
