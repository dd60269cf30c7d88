import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { IdPictureSide } from '../../domain/catalogue/checks.ts'
import { addMonths, parseDay } from '../../domain/kernel/day.ts'
import { eraseAfter } from '../../domain/people/identity-rules.ts'
import type { Db } from '../kernel/db/database.ts'
import { inTransaction } from '../kernel/db/transaction.ts'
import type { Context } from '../kernel/viewer/context.ts'
import { insertPicture } from '../people/identity/pictures-sql.ts'
import type { DemoClock } from './clock.ts'
import { henrike, sam } from './people.ts'
import { demoId } from './random.ts'
import type { FileKey } from '../kernel/files/folders.ts'

const idOf = (userId: string) => demoId(`identity/${userId}`)

/** Identities of the demo: Henrike's is verified, one tenant's is not, others wait for a look. */
export async function insertDemoIdentities(
  trx: Db,
  clock: DemoClock,
  { waiting, refused }: { waiting: readonly string[]; refused: string },
): Promise<void> {
  const ago = (hours: number) => clock.now.subtract({ hours })
  const common = { provider: 'MEZZO', action: 'SUBMITTED', document: 'PASSPORT' } as const
  const handedIn = (userId: string, at: Temporal.Instant) => ({
    ...common,
    id: idOf(userId),
    user_id: userId,
    session_id: idOf(userId),
    created_at: at.subtract({ minutes: 6 }),
    updated_at: at,
    submitted_at: at,
  })
  const decided = (at: Temporal.Instant, stage: 'APPROVED' | 'DECLINED') => ({
    status: stage,
    method: 'STAFF_REVIEW' as const,
    reviewed_by: sam.id,
    decided_at: at,
    erase_after: eraseAfter(stage, null, at),
  })
  await trx
    .insertInto('id_verifications')
    .values([
      {
        ...handedIn(henrike.id, ago(24 * 80)),
        ...decided(ago(24 * 79), 'APPROVED'),
        erased_at: ago(24 * 78),
        first_name: henrike.firstName,
        last_name: henrike.lastName,
        birth_date: parseDay('1974-05-09'),
        expires_on: addMonths(clock.today, 50),
        country: 'DE',
      },
      { ...handedIn(refused, ago(30)), ...decided(ago(26), 'DECLINED'), failure_reason: 'FACE_DIFFERS' },
      ...waiting.map((userId) => handedIn(userId, ago(7))),
    ])
    .execute()
}

/** Draws the pictures of the identities that wait, after the start, which must not wait for them; once only. */
export async function drawDemoIdentities(ctx: Context): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('id_verifications as v')
    .leftJoin('id_pictures as p', 'p.verification_id', 'v.id')
    .select(['v.id', 'v.user_id as userId', 'v.submitted_at as at'])
    .where('v.status', 'is', null)
    .where('p.file_id', 'is', null)
    .execute()
  for (const { id, userId, at } of waiting) {
    // Verifications that people have begun themselves have other ids.
    if (id === idOf(userId))
      for (const side of ['FRONT', 'SELFIE'] as const) await draw(ctx, { id, userId, at }, side)
  }
}

async function draw(
  ctx: Context,
  { id, userId, at }: { id: string; userId: string; at: Temporal.Instant | null },
  side: IdPictureSide,
): Promise<void> {
  const content = await sharp(Buffer.from(side === 'SELFIE' ? face : passport))
    .jpeg()
    .toBuffer()
  const storageKey: FileKey = `identity/demo-${id}-${side.toLowerCase()}`
  await ctx.files.put(storageKey, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const file = { contentType: 'image/jpeg', size: content.length, sha256, storageKey }
  await inTransaction(ctx, (trx) =>
    insertPicture(trx, { ...file, verificationId: id, userId, side, at: at ?? ctx.now() }),
  )
}

const head = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-60 130q0-80 60-80t60 80z" fill="#3c5a78"/>
  <ellipse rx="36" ry="46" fill="#d9a98a"/><path d="M-38-8q0-46 38-46t38 46q-18-18-38-18t-38 18z" fill="#3a2a22"/>
  <circle cx="-13" cy="-2" r="4"/><circle cx="13" cy="-2" r="4"/><path d="M-12 22q12 9 24 0" stroke="#8a4b3a"
  stroke-width="4" fill="none"/></g>`

const face = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720"><rect width="720" height="720" fill="#cfd8dd"/>
  ${head(360, 320, 3.2)}</svg>`

/** A passport of nobody: bars stand for what would be written on it. */
const passport = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700"><rect width="1000" height="700" fill="#9aa5a1"/>
  <rect x="40" y="40" width="920" height="620" rx="24" fill="#eef0e6"/><rect x="40" y="40" width="920" height="70" rx="24" fill="#5b3a4b"/>
  <rect x="80" y="150" width="260" height="340" fill="#cfd8dd"/>${head(210, 300, 1.7)}
  ${[170, 230, 290, 350, 410, 470].map((y, at) => `<rect x="390" y="${y}" width="${300 + ((at * 97) % 220)}" height="22" fill="#59636b"/>`).join('')}
  <rect x="80" y="550" width="840" height="24" fill="#2c3238"/><rect x="80" y="595" width="840" height="24" fill="#2c3238"/></svg>`
