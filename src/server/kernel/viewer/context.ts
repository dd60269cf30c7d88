import { randomUUID } from 'node:crypto'
import type { AccessScope, Permission, WorldRole } from '../../../domain/catalogue/people.ts'
import type { Frozen } from '../../../domain/people/freeze.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { OwnFiles } from '../files/folders.ts'
import type { Payments } from '../adapters/payments/payments.ts'
import type { Config } from '../config/config.ts'
import type { Database, Db } from '../db/database.ts'
import { gatherReads, type Reads } from '../db/reads.ts'
import type { ReplicaReads } from '../db/replica.ts'
import type { Enqueue } from '../jobs/enqueue.ts'
import type { Log } from '../config/log.ts'
import type { FastifyRequest } from 'fastify'
import { type Day, dayOf } from '../../../domain/kernel/day.ts'

/** Staff who act as a landlord: who, why and until when (D1, S10). */
export interface Impersonation {
  id: string
  actorId: string
  actorName: string
  reason: string
  endsAt: Temporal.Instant
}

/** Who is asking, and in whose world. */
export interface Viewer {
  /** The person; while impersonating, and for an access link, the landlord. */
  id: string
  email: string
  firstName: string
  lastName: string
  landlord: boolean
  permissions: Permission[]
  /** Null where the interface has no texts in the language of the profile. */
  language: Language | null
  /** Whose listings and requests the viewer works on: a landlord's own, a team member's employer's; null for others. */
  landlordId: string | null
  /** The landlord's name, where it isn't the viewer's own world. */
  worldName: string | null
  /** As what; null outside of any landlord's world. */
  role: WorldRole | null
  /** LIMITED: requests without contact data and money, listings with content only (D6). */
  access: 'FULL' | 'LIMITED'
  /** The groups of that world that the viewer may see; null for all. */
  groupIds: string[] | null
  /** Single units that the viewer may see of other groups of it; null for none. */
  listingIds: string[] | null
  impersonation: Impersonation | null
  /** Whether the person's account is on hold, or that of the landlord in whose world they work (decision 107). */
  frozen: Frozen
  /** The login session; null for access links, tokens and tests. */
  sessionId: string | null
  /** The access link that the viewer came by, without a login. */
  accessLinkId: string | null
  /** The personal access token that speaks for the person, and what it is good for. */
  accessToken: { id: string; scopes: readonly AccessScope[] } | null
}

/** What lives as long as the process; the composition root makes it, tests make their own. */
export interface Services {
  config: Config
  database: Database
  log: Log
  files: OwnFiles
  /** Who carries payments out; null: nobody can pay here. */
  payments: Payments | null
  enqueue: Enqueue
  /** The clock; tests move it. */
  now: () => Temporal.Instant
}

/** Everything that an action may touch, for one HTTP request or one job. */
export interface Context {
  config: Config
  db: Db
  /** The same database for reads that can be one statement with others of this request. */
  reads: Reads
  /** Reads that may come from a replica, and be a moment old. */
  replica: ReplicaReads
  viewer: Viewer | null
  now(): Temporal.Instant
  /** The current day in UTC. */
  today(): Day
  language: Language
  /** Queues a job that exists only if the transaction commits. */
  enqueue: Enqueue
  files: OwnFiles
  payments: Payments | null
  log: Log
  requestId: string
  ip: string
  userAgent: string
  /** Batch loaders of this HTTP request, shared by its batched operations. */
  loaders: Map<unknown, unknown>
}

/** What differs between two requests. */
export interface CallFacts {
  viewer: Viewer | null
  language: Language
  requestId: string
  ip: string
  userAgent: string
}

/** The context of one HTTP request. */
export function requestContext(services: Services, facts: CallFacts): Context {
  return {
    config: services.config,
    db: services.database.kysely,
    reads: gatherReads(services.database.kysely),
    replica: services.database.replica,
    now: services.now,
    today: () => dayOf(services.now()),
    enqueue: services.enqueue,
    files: services.files,
    payments: services.payments,
    log: services.log.child({ requestId: facts.requestId }),
    loaders: new Map(),
    ...facts,
  }
}

/** Does a read that may be a moment old, on a replica where there is one. */
export async function fromReplica<T>(ctx: Context, read: (ctx: Context) => Promise<T>): Promise<T> {
  return await ctx.replica.read((db) => read(db === ctx.db ? ctx : contextAt(db, ctx)))
}

/** A loader goes on asking where it was made: those of the replica are kept apart, or it would be asked in its absence. */
function contextAt(db: Database['kysely'], ctx: Context): Context {
  const known = ctx.loaders.get(db) as Context['loaders'] | undefined
  const loaders: Context['loaders'] = known ?? new Map()
  ctx.loaders.set(db, loaders)
  return { ...ctx, db, reads: gatherReads(db), loaders }
}

/** The context of work that nobody asked for: jobs, start, demo data. */
export function systemContext(services: Services, requestId: string = randomUUID()): Context {
  return requestContext(services, { viewer: null, language: 'en', requestId, ip: '', userAgent: '' })
}

/** Answers the context of an HTTP request, the same one for all that is asked within it. */
export type ContextOf = (request: FastifyRequest) => Promise<Context>
