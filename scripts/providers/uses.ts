import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import {
  FeedAddDocument,
  FeedCheckDocument,
  IdentityBeginDocument,
  OpenPayoutAccountDocument,
  StartPaymentDocument,
  TenantConfirmInterestDocument,
} from '../../src/web/gen/graphql.ts'
import type { Person, ProvidersStage } from './stage.ts'
import type { ProviderName, StandIns } from './stand-ins.ts'
import { ask, DONE, operate, type Told } from './told.ts'

/** How somebody uses a provider through the product. */
export interface ProviderUse {
  /** Milliseconds from one use to the next. */
  each: number
  use: () => Promise<Used>
}

/** One use: what was told, and where the provider is asked only after that, how to wait for its end. */
export interface Used extends Told {
  /** Whether the provider does its part within half a minute. */
  arrives?: () => Promise<boolean>
}

/** Sets up how each provider is used; those that are not wanted are left alone. */
export async function prepareUses(
  stage: ProvidersStage,
  standIns: StandIns,
  wanted: readonly ProviderName[],
): Promise<Map<ProviderName, ProviderUse>> {
  const prepare = {
    payment: payments,
    identity: identityChecks,
    signing: signings,
    mail: mails,
    calendar: calendars,
    files: photos,
  } satisfies Record<ProviderName, (at: Prepared) => ProviderUse | Promise<ProviderUse>>
  const uses = new Map<ProviderName, ProviderUse>()
  for (const name of wanted) uses.set(name, await prepare[name]({ stage, standIns }))
  return uses
}

interface Prepared {
  stage: ProvidersStage
  standIns: StandIns
}

const EACH = 250

/** Landlords pay fees, each twice, as people do who were not told at once; and each third wants to be paid. */
function payments({ stage: { url, landlords, invoices } }: Prepared): ProviderUse {
  const headersOf = new Map(landlords.map(({ id, headers }) => [id, headers]))
  const next = inTurn(landlords)
  let count = 0
  const use = () => {
    const number = count++
    if (number % 3 === 2)
      return operate(url, next().headers, [OpenPayoutAccountDocument, { country: 'DE' }], (opened) =>
        opened['url'] ? true : '',
      )
    const { landlordId, bookingId, amount } = taken(invoices, Math.floor(number / 3))
    const headers = headersOf.get(landlordId) ?? {}
    return operate(url, headers, [StartPaymentDocument, { bookingId, amount }], ({ clientSecret }) =>
      clientSecret ? true : '',
    )
  }
  return { each: EACH, use }
}

/** Landlords begin to verify who they are; what was begun is forgotten, so that they can begin again. */
function identityChecks({ stage: { url, landlords, database } }: Prepared): ProviderUse {
  const next = inTurn(landlords)
  const use = async () => {
    const { id, headers } = next()
    const told = await operate(url, headers, [IdentityBeginDocument], ({ verificationStatus }) =>
      verificationStatus ? true : '',
    )
    if (told.isDone) await database.query('delete from id_verifications where user_id = $1', [id])
    return told
  }
  return { each: EACH, use }
}

/** Tenants confirm, which has a contract written and sent to be signed. */
function signings({ stage: { url, database, confirmations } }: Prepared): ProviderUse {
  let count = 0
  const use = async () => {
    const { tenant, listingRequestId } = taken(confirmations, count++)
    const variables = { listingRequestId, idempotencyKey: randomUUID() }
    const told = await operate(url, tenant, [TenantConfirmInterestDocument, variables], () => true)
    const isSent = async () => {
      const { rows } = await database.query(
        `select from signature_procedures p join booking_offers o on o.id = p.offer_id
         where o.listing_request_id = $1 and p.provider = 'YOUSIGN'`,
        [listingRequestId],
      )
      return rows.length > 0
    }
    return ordered(told, isSent)
  }
  return { each: 2_000, use }
}

/** Tenants forget their passwords, and are sent a link: each once, since nobody gets many. */
function mails({ stage: { url, landlords }, standIns: { countMails } }: Prepared): ProviderUse {
  const next = inTurn(landlords)
  let count = 0
  const use = async () => {
    const { headers } = next()
    const email = `tenant-${++count}@scale.example`
    const init = { method: 'POST', headers, body: JSON.stringify({ email }) }
    const told = await ask(`${url}/api/auth/request-password-reset`, init, () => DONE)
    return ordered(told, async () => countMails(email) > 0)
  }
  return { each: EACH, use }
}

/** Landlords look whether their linked calendars have something new. */
async function calendars({ stage, standIns }: Prepared): Promise<ProviderUse> {
  const { url, landlords, database } = stage
  const feeds: { headers: Record<string, string>; feedId: string }[] = []
  for (const { id, headers } of landlords) {
    const { rows } = await database.query<{ id: string }>(
      'select id from listings where landlord_id = $1 order by id limit 1',
      [id],
    )
    const input = { listingId: rows[0]?.id, url: standIns.calendar(`${id}.ics`), label: 'Airbnb' }
    const variables = { input, idempotencyKey: randomUUID() }
    const told = await operate(url, headers, [FeedAddDocument, variables], ({ feed }) => {
      feeds.push({ headers, feedId: (feed as { id: string }).id })
      return true
    })
    if (!told.isDone) throw new Error(`A calendar could not be linked: ${told.words}`)
  }
  const next = inTurn(feeds)
  const use = () => {
    const { headers, feedId } = next()
    return operate(url, headers, [FeedCheckDocument, { feedId }], ({ feed }) => {
      const { error, errorDetail, isBeingRead } = feed as Record<string, string | boolean | null>
      if (isBeingRead) return 'is being read'
      return error === null ? true : `${error} (${errorDetail})`
    })
  }
  return { each: EACH, use }
}

/** Strangers look at photos, and each fourth time a landlord adds one. */
async function photos({ stage }: Prepared): Promise<ProviderUse> {
  const { url, landlords, database } = stage
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const photo = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#777', noise } })
    .jpeg()
    .toBuffer()
  const next = inTurn(landlords)
  const add = async (person: Person) => {
    const { rows } = await database.query<{ id: string }>(
      'select id from groups where landlord_id = $1 order by id limit 1',
      [person.id],
    )
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(unlikeOthers(photo))]), 'photo.jpg')
    const { 'content-type': _, ...headers } = person.headers
    const init = { method: 'POST', headers, body: form }
    return ask(`${url}/api/pictures?groupId=${rows[0]?.id}`, init, () => DONE)
  }
  const added = await add(next())
  if (!added.isDone) throw new Error(`A photo could not be added: ${added.words}`)
  const { rows } = await database.query<{ path: string }>(
    'select small_url as path from pictures where storage_key is not null limit 1',
  )
  const path = rows[0]?.path ?? ''
  let count = 0
  const use = () => (count++ % 4 === 3 ? add(next()) : ask(new URL(path, url).href, {}, () => DONE))
  return { each: EACH, use }
}

/** What a job does after the answer, as long as it is looked for. */
function ordered(told: Told, look: () => Promise<boolean>): Used {
  return { ...told, words: told.isDone ? 'ordered' : told.words, arrives: () => becomes(look) }
}

/** The same photo with a comment of its own after the two bytes that begin it. */
function unlikeOthers(photo: Buffer): Buffer {
  const comment = Buffer.from(randomUUID())
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([photo.subarray(0, 2), head, comment, photo.subarray(2)])
}

function inTurn<T>(all: readonly T[]): () => T {
  let count = 0
  return () => taken(all, count++ % all.length)
}

function taken<T>(all: readonly T[], at: number): T {
  const found = all[at]
  if (found === undefined) throw new Error(`There are only ${all.length} to use; choose fewer seconds.`)
  return found
}

async function becomes(look: () => Promise<boolean>): Promise<boolean> {
  for (const until = performance.now() + 30_000; performance.now() < until; await sleep(100))
    if (await look()) return true
  return false
}
