import { createHash } from 'node:crypto'
import {
  exportedEvents,
  type ExportTexts,
  type NumberedEvent,
  type NumberedExport,
  numberEvents,
} from '../../../domain/calendars/calendar-export.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isKnown, type KnownAnswer, weakEtag } from '../../kernel/http/conditional.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { exportIdOf } from './token.ts'
import { insertFetch, type LoadedExport, loadExport, lockExport, saveExported } from './fetch-sql.ts'
import { calendarEnd, calendarEntry, calendarHead } from './write-calendar.ts'
import { addMonths } from '../../../domain/kernel/day.ts'
import type { Language } from '../../../domain/catalogue/language.ts'

/** How long readers are asked to wait until they ask again. */
const refresh = 'PT1H'
/** Longer names of programs are cut. */
const longestUserAgent = 300

/** What the recipient asks for. */
export interface Known extends KnownAnswer {
  /** Asks for the heads alone: nothing is exported. */
  isHead: boolean
}

/** A private calendar for its recipient. */
export interface ExportedCalendar {
  /** Null: the recipient has it already. */
  text: string | null
  etag: string
  lastModified: Temporal.Instant
}

/**
 * Exports the calendar of a link to its recipient, keeps what was exported where that changed, and writes the fetch
 * down. An unknown, revoked or forged link is a missing one.
 */
export async function exportCalendar(ctx: Context, token: string, known: Known): Promise<ExportedCalendar> {
  const exportId = exportIdOf(ctx.config.secret, token)
  if (!exportId) throw new ResourceNotFoundError()
  let now = await numberedExportOf(ctx.db, ctx, exportId)
  if (!known.isHead && isChanged(now)) {
    now = await inTransaction(ctx, async (trx) => {
      await lockExport(trx, exportId)
      const latest = await numberedExportOf(trx, ctx, exportId)
      const { loaded, numbered, changedAt } = latest
      if (isChanged(latest)) await saveExported(trx, loaded.id, numbered, { now: ctx.now(), changedAt })
      return latest
    })
  }
  const { loaded, numbered, changedAt } = now
  const text = textOf(loaded, numbered.events)
  const calendar = { etag: weakEtag([text]), lastModified: earlier(changedAt, wholeSecond(ctx.now())) }
  const hasIt = isKnown(known, calendar.etag, changedAt)
  if (!known.isHead) {
    const userAgent = ctx.userAgent.slice(0, longestUserAgent)
    await insertFetch(ctx.db, { exportId, at: ctx.now(), status: hasIt ? 304 : 200, userAgent })
  }
  return { ...calendar, text: hasIt ? null : text }
}

interface Now {
  loaded: LoadedExport
  numbered: NumberedExport
  changedAt: Temporal.Instant
}

async function numberedExportOf(db: Db, ctx: Context, exportId: string): Promise<Now> {
  const today = ctx.today()
  const loaded = await loadExport(db, exportId, addMonths(today, -2))
  if (!loaded) throw new ResourceNotFoundError()
  const setting = {
    platform: loaded.platform,
    namesUnits: loaded.namesUnits,
    host: new URL(ctx.config.origin).hostname,
    texts: CALENDAR_TEXTS[loaded.language],
  }
  const events = exportedEvents(loaded.units, setting, today)
  const numbered = numberEvents(events, loaded.kept, { now: ctx.now(), hashOf })
  const isNew = numbered.added.length > 0 || numbered.ended.length > 0
  // Two changes in one second get two seconds, so that whoever has the first gets the second.
  const next = later(wholeSecond(ctx.now()), loaded.changedAt.add({ seconds: 1 }))
  return { loaded, numbered, changedAt: isNew ? next : loaded.changedAt }
}

function isChanged({ numbered }: Now): boolean {
  return numbered.added.length > 0 || numbered.ended.length > 0
}

function textOf(loaded: LoadedExport, events: readonly NumberedEvent[]): string {
  const name = `${loaded.groupName} (${loaded.label})`
  return [
    calendarHead({ product: 'Availability', name, refresh }),
    ...events.map(calendarEntry),
    calendarEnd(events.length > 0),
  ].join('')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27)
}

function wholeSecond(instant: Temporal.Instant): Temporal.Instant {
  return instant.round({ smallestUnit: 'second', roundingMode: 'floor' })
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) >= 0 ? a : b
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) <= 0 ? a : b
}

/** The words of private calendars in every language of the interface. */
const CALENDAR_TEXTS: Record<Language, ExportTexts> = {
  en: { notAvailable: 'Not available', held: (name) => `${name} (contract being signed)` },
  de: { notAvailable: 'Nicht verfügbar', held: (name) => `${name} (Vertrag wird unterschrieben)` },
  fr: { notAvailable: 'Indisponible', held: (name) => `${name} (contrat en cours de signature)` },
}
