import { AsyncResource } from 'node:async_hooks'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'
import { metersOf, secondsSince } from '../observe/measured.ts'
import { inPlace } from '../outbound/outside.ts'
import type { ContextOf } from '../viewer/context.ts'
import { type Demand, demandOf, finalCost, type KnownCost } from './demand.ts'
import { FairLine, type LineLimits } from './fair-line.ts'
import { KnownWorlds } from './known-worlds.ts'
import { noteWork } from '../http/long-work.ts'
import { turnAway } from './turned-away.ts'

/**
 * Lets in as many requests at once as this process can work on, in a fair order, and turns away at once what it won't
 * come to (decision 149). Before any of it is known to be wanted, nothing is asked of the database.
 */
export interface Admission {
  /** Finds out who is asking as before, and remembers in whose world for the requests after this one. */
  learning(contextOf: ContextOf): ContextOf
}

/** Adds the lines that requests stand in; without a limit everybody is let in. */
export function addAdmission(app: FastifyInstance, config: Config, log: Log, known: KnownCost): Admission {
  const worlds = new KnownWorlds(config)
  const learning = (contextOf: ContextOf): ContextOf => {
    return async (request) => {
      const ctx = await contextOf(request)
      worlds.learn(request, ctx.viewer)
      return ctx
    }
  }
  const { mostAtOnce } = config
  if (mostAtOnce === 0) return { learning: (contextOf) => contextOf }

  const lines = {
    usual: new FairLine(usualLimits(mostAtOnce)),
    heavy: new FairLine(HEAVY),
    upload: new FairLine(UPLOADS),
  }
  const leaving = new WeakMap<FastifyRequest, () => void>()
  const answered = new WeakSet<FastifyRequest>()
  const refusals = countRefusals(log)
  const leave = (request: FastifyRequest) => leaving.get(request)?.()

  const enter = (request: FastifyRequest, reply: FastifyReply, demand: Demand, done: () => void) => {
    const line = lines[demand.line]
    const since = performance.now()
    let out = () => {}
    let isWaiting = true
    const asker = { ...worlds.worldOf(request), cost: finalCost(demand, request, known) }
    // Whoever leaves lets it in, in whose name nothing of it must happen.
    const answer = AsyncResource.bind((isIn: boolean) => {
      isWaiting = false
      metersOf(config)?.waited(demand.line, isIn, secondsSince(since))
      // Whoever waits for somebody outside takes no processor meanwhile; a whole file that came along stays in memory.
      if (isIn) return demand.line === 'usual' ? inPlace(() => out(), done) : done()
      refusals.note()
      turnAway(request, reply)
    })
    out = line.enter(asker, answer)
    leaving.set(request, out)
    reply.raw.once('close', () => {
      // Whoever goes away while they wait needs nothing any more. What has begun goes on without them, and their place is
      // taken until it ends; but a file that breaks off ends what waits for it.
      if (isWaiting || demand.line === 'upload' || answered.has(request)) out()
      else setTimeout(out, LONGEST_WORK).unref()
    })
  }

  app.addHook('onRequest', (request, reply, done) => {
    const demand = demandOf(request)
    if (!demand) return done()
    if (demand.line !== 'usual') return enter(request, reply, demand, done)
    // Before its body is read; it stands in line with that, so that nobody holds a place by sending slowly.
    if (!lines.usual.isClosedTo({ ...worlds.worldOf(request), cost: demand.cost })) return done()
    metersOf(config)?.waited('usual', false, 0)
    refusals.note()
    turnAway(request, reply)
  })
  app.addHook('preHandler', (request, reply, done) => {
    const demand = demandOf(request)
    if (demand?.line !== 'usual') return done()
    noteWork()
    enter(request, reply, demand, done)
  })
  // The work is done when the answer is there; how long it takes to its reader is nobody's turn, if it is a whole file.
  app.addHook('onSend', (request, _, payload, done) => {
    answered.add(request)
    const isMade = !(payload instanceof Readable)
    if (isMade) leave(request)
    else setTimeout(leave, LONGEST_READING, request).unref()
    done()
  })
  app.addHook('onResponse', (request, _, done) => {
    leave(request)
    done()
  })
  return { learning }
}

/** Measured in bench/README.md: more at once answer no more in a second, and each of them later. */
function usualLimits(atOnce: number): LineLimits {
  return {
    atOnce,
    // Three or four pages of home, by which one landlord alone keeps a server and its database busy.
    atOncePerWorld: Math.max(1, Math.ceil(atOnce / 2)),
    waiting: 16 * atOnce,
    shortWaiting: 2 * atOnce,
    waitingPerWorld: 8 * atOnce,
    patience: 5_000,
    shortPatience: 250,
  }
}

/** Tables, documents and pictures: each takes a processor for long. */
const HEAVY: LineLimits = {
  atOnce: 2,
  atOncePerWorld: 1,
  waiting: 64,
  shortWaiting: 64,
  waitingPerWorld: 16,
  patience: 20_000,
  shortPatience: 10_000,
}

/** Files that come along take the memory of a whole file, for as long as they come. */
const UPLOADS: LineLimits = { ...HEAVY, atOnce: 12, atOncePerWorld: 4 }

const LONGEST_READING = 5_000

/** Nobody is told that a handler without an answer has ended; no statement of it is waited for any longer. */
const LONGEST_WORK = 75_000

/** One line of the log a second, however many are turned away. */
function countRefusals(log: Log): { note: () => void } {
  let count = 0
  const tell = () => {
    log.warn({ event: 'overload', count }, 'requests were turned away')
    count = 0
  }
  return {
    note: () => {
      if (count++ === 0) setTimeout(tell, 1_000).unref()
    },
  }
}
