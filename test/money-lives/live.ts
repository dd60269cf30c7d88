import { reconcileProvider } from '../../src/server/money/reconciliation/run-actions.ts'
import type { SentWebhook } from '../../src/server/kernel/adapters/payments/local-stripe/webhooks.ts'
import type { Lives, Round, Step } from './life.ts'
import { decide } from './model.ts'
import { goOn, signedNow, type Stage, startOver, tell, work } from './stage.ts'
import {
  book,
  learnCharges,
  type Lived,
  retryPayouts,
  settlePayouts,
  take,
  transferRefunds,
} from './steps.ts'
import { wrongsOf } from './wrongs.ts'
import { given } from '../builders.ts'

/** Lives all lives beside each other to their end; answers what is wrong then. What could be done is noted in `seen`. */
export async function live(stage: Stage, { lives, rounds }: Lives, seen: Set<string>): Promise<string[]> {
  await startOver(stage)
  stage.isWriting = (stage.runs += 1) % RUNS_BETWEEN_WRITING === 1
  const lived: Lived[] = []
  for (const [at, life] of lives.entries()) lived.push(await book(stage, given(stage.homes[at]), life))
  await work(stage, { isStrict: true })
  let hoursAway = 0
  for (const [at, round] of rounds.entries()) {
    const steps = lives.map(({ steps: all }) => all[at])
    hoursAway += round.hours
    if (hoursAway > MOST_HOURS_AWAY) {
      // What was tried a moment ago is asked about only after some minutes.
      goOn(stage, 1)
      await work(stage, { comesByItself: true })
      await work(stage, { comesByItself: true, isStrict: true })
      hoursAway = round.hours
    }
    goOn(stage, round.hours)
    for (const [number, step] of steps.entries()) {
      if (!step) continue
      upset(stage, step)
      if (await take(stage, given(lived[number]), step)) seen.add(step.kind)
    }
    await tellOf(stage, round)
    const comesByItself = round.jobs || round.webhooks === 'LOST'
    await work(stage, { comesByItself })
    if (comesByItself && stage.failed.length === 0) hoursAway = 0
    stage.local.calm()
    for (const life of lived) await learnCharges(stage, life)
  }
  await end(stage, lived)
  return wrongsOf(stage, lived)
}

/** Nobody is away for so long that what happens meanwhile is no longer asked about. */
const MOST_HOURS_AWAY = 24 * 28

/** Documents are drawn in one run of so many. */
const RUNS_BETWEEN_WRITING = 25

const UPSETS = { LOST_ANSWER: { lose: true }, REFUSED: { status: 500 }, GARBAGE: { garbage: true } } as const

function upset({ local }: Stage, { upset: kind, part }: Step): void {
  if (kind === 'NOTHING') return
  local.upset({ on: part % 3 === 0 ? 'GET /v1' : 'POST /v1', times: 2, ...UPSETS[kind] })
}

/** The provider's webhooks come in order, twice, the last first, later, forged, or not at all. */
async function tellOf(stage: Stage, { webhooks, hours }: Round): Promise<void> {
  const late = stage.late.splice(0)
  // Five minutes are all that one may take.
  for (const old of late) await expectAnswer(stage, old, hours === 0 ? 200 : 403)
  const sent = [...late, ...stage.local.webhooks.splice(0)].map((webhook) => signedNow(webhook))
  if (webhooks === 'LATE') stage.late.push(...sent)
  if (webhooks === 'LATE' || webhooks === 'LOST') return
  const order = webhooks === 'BACKWARDS' ? sent.toReversed() : sent
  for (const webhook of order) {
    const forged = webhook.body.replace('"livemode": false', '"livemode": true ')
    const written = JSON.stringify(JSON.parse(webhook.body))
    for (const body of webhooks === 'FORGED' ? [forged, written] : [])
      await expectAnswer(stage, { ...webhook, body }, 403)
    await expectAnswer(stage, webhook, 200)
    if (webhooks === 'TWICE') await expectAnswer(stage, webhook, 200)
  }
}

async function expectAnswer(stage: Stage, webhook: SentWebhook, expected: number): Promise<void> {
  const status = await tell(stage, webhook)
  if (status !== expected) throw new Error(`A webhook was answered with ${status} instead of ${expected}.`)
}

/** A payout that comes back, is sent again, and one that waited for it. */
const MOST_ROUNDS_UNTIL_ALL_ARRIVED = 6

/** What is open is decided, and what is on its way arrives. */
async function end(stage: Stage, lives: readonly Lived[]): Promise<void> {
  // Longer than it takes to ask again about what had arrived.
  goOn(stage, 26)
  await work(stage, { comesByItself: true })
  for (const payment of lives.flatMap(({ payments }) => payments)) {
    const { dispute } = payment
    if (dispute?.state !== 'OPEN') continue
    const isWon = dispute.amount % 2 === 0
    decide(payment, isWon ? 'WON' : 'LOST')
    await stage.local.decide(dispute.id, isWon ? 'won' : 'lost')
  }
  goOn(stage, 24 * 100)
  await work(stage, { comesByItself: true })
  await work(stage, { comesByItself: true, isStrict: true })
  for (let round = 0; round < MOST_ROUNDS_UNTIL_ALL_ARRIVED && (await moveOn(stage)); round++) {
    goOn(stage, 26)
    await work(stage, { comesByItself: true, isStrict: true })
  }
  await reconcileProvider(await stage.app.ctxFor(null))
}

/** What is on its way arrives, and what came back is sent again; answers whether there was any of it. */
async function moveOn(stage: Stage): Promise<boolean> {
  const moved = [await transferRefunds(stage)]
  for (const { id } of stage.landlords)
    moved.push(await settlePayouts(stage, id), await retryPayouts(stage, id))
  return moved.includes(true)
}
