import { randomUUID } from 'node:crypto'
import type { Language } from '../domain/catalogue/language.ts'
import type { Permission } from '../domain/catalogue/permission.ts'
import type { Files } from './adapters/files.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db/database.ts'
import type { Enqueue } from './jobs/enqueue.ts'
import type { Log } from './log.ts'

/** Who is logged in. */
export interface Viewer {
  id: string
  email: string
  firstName: string
  lastName: string
  landlord: boolean
  permissions: Permission[]
  language: Language
}

/** What lives as long as the process; the composition root makes it, tests make their own. */
export interface Services {
  config: Config
  database: Database
  log: Log
  files: Files
  enqueue: Enqueue
  /** The clock; tests move it. */
  now: () => Temporal.Instant
}

/** Everything that an action may touch, for one HTTP request or one job. */
export interface Context {
  config: Config
  db: Db
  viewer: Viewer | null
  now(): Temporal.Instant
  /** The current day in UTC. */
  today(): Temporal.PlainDate
  language: Language
  /** Queues a job that exists only if the transaction commits. */
  enqueue: Enqueue
  files: Files
  log: Log
  requestId: string
  ip: string
  userAgent: string
  /** Batch loaders of this HTTP request, shared by its batched operations. */
  loaders: Map<unknown, unknown>
}

/** What differs between two requests. */
export interface RequestFacts {
  viewer: Viewer | null
  language: Language
  requestId: string
  ip: string
  userAgent: string
}

/** The context of one HTTP request. */
export function requestContext(services: Services, facts: RequestFacts): Context {
  return {
    config: services.config,
    db: services.database.kysely,
    now: services.now,
    today: () => services.now().toZonedDateTimeISO('UTC').toPlainDate(),
    enqueue: services.enqueue,
    files: services.files,
    log: services.log.child({ requestId: facts.requestId }),
    loaders: new Map(),
    ...facts,
  }
}

/** The context of work that nobody asked for: jobs, start, demo data. */
export function systemContext(services: Services, requestId: string = randomUUID()): Context {
  return requestContext(services, { viewer: null, language: 'en', requestId, ip: '', userAgent: '' })
}
