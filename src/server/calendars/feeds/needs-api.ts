import {
  CALENDAR_NEEDS,
  type CalendarNeed,
  calendarNeedOf,
  compareCalendarNeeds,
} from '../../../domain/calendars/calendar-needs.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listTroubledCalendars, type TroubledCalendar } from './needs-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const longestPage = 100

/** A calendar that needs the landlord, with why and since when. */
interface NeedyCalendar extends TroubledCalendar {
  kind: CalendarNeed
  since: Temporal.Instant
}

const needType = builder.enumType('CalendarNeed', { values: CALENDAR_NEEDS })

const calendarType = builder.objectRef<NeedyCalendar>('NeedsYouCalendar').implement({
  policy: 'landlord',
  description: 'A calendar that needs the landlord; it is settled on the page of its unit’s calendar.',
  fields: (t) => ({
    kind: t.field({ type: needType, resolve: ({ kind }) => kind }),
    since: t.expose('since', { type: 'Instant' }),
    conflicts: t.exposeInt('conflicts', { description: 'Conflicts that wait for a word.' }),
    feedId: t.exposeID('feedId', { nullable: true, description: 'Null for a partner.' }),
    source: t.expose('source', {
      type: catalogueEnum('blockSource'),
      description: 'ics, or the source of a partner.',
    }),
    label: t.exposeString('label', { nullable: true }),
    listingId: t.exposeID('listingId'),
    groupId: t.exposeID('groupId'),
    partOfGroup: t.exposeBoolean('partOfGroup'),
    unitName: t.exposeString('unitName'),
  }),
})

const pageType = builder
  .objectRef<{ totalCount: number; nodes: NeedyCalendar[] }>('NeedsYouCalendars')
  .implement({
    policy: 'landlord',
    fields: (t) => ({
      totalCount: t.exposeInt('totalCount'),
      nodes: t.field({ type: [calendarType], resolve: ({ nodes }) => nodes }),
    }),
  })

builder.queryField('needsYouCalendars', (t) =>
  t.field({
    type: pageType,
    policy: 'landlord',
    scope: 'listings:read',
    description:
      'Calendars that need the landlord: conflicts to settle, days that are held back, a window that may be a closure, no answer for a day.',
    args: { first: t.arg.int({ defaultValue: 20 }) },
    resolve: async (_, { first }, ctx) => {
      const needy = await listNeedyCalendars(ctx)
      const limit = Math.min(longestPage, Math.max(1, first ?? 20))
      return { totalCount: needy.length, nodes: needy.slice(0, limit) }
    },
  }),
)

async function listNeedyCalendars(ctx: Context): Promise<NeedyCalendar[]> {
  const now = ctx.now()
  const calendars = await listTroubledCalendars(ctx.reads, requireViewer(ctx), ctx.today())
  return calendars
    .flatMap((calendar) => {
      const kind = calendarNeedOf(calendar, now)
      return kind ? [{ ...calendar, kind, since: sinceOf(calendar, kind) ?? now }] : []
    })
    .toSorted(compareCalendarNeeds)
}

function sinceOf(calendar: TroubledCalendar, kind: CalendarNeed): Temporal.Instant | null {
  if (kind === 'CONFLICT') return calendar.conflictSince
  if (kind === 'WINDOW') return calendar.windowAskedAt
  return kind === 'QUARANTINE' ? calendar.quarantineSince : calendar.failingSince
}
