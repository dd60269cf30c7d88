import { APPOINTMENT_STATUSES } from '../../../domain/catalogue/people.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { shownStatus } from '../../../domain/people/appointment.ts'
import { BYTE_ORDER_MARK, writeCsv } from '../../kernel/csv/csv.ts'
import { choiceIn, dayIn, givenIn, idIn, languageIn, type Query } from '../../kernel/http/query-values.ts'
import type { Route } from '../../kernel/http/route.ts'
import { CSV, partsOfList, sendFile } from '../../kernel/http/send-file.ts'
import { listStaffCalls, type StaffCallRow } from './staff-sql.ts'

/** The calls of landlords as a file, with the filters of their page. */
export const appointmentRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/appointments.csv',
    policy: 'sales',
    scope: 'none',
    perMinute: 30,
    description:
      'The calls of landlords with who looks after them as a table, with heads in the language of the person.',
    takes: 'status, from, to, staffId, search; language',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const query = request.query as Query
      const filter = {
        status: choiceIn(query, 'status', APPOINTMENT_STATUSES),
        from: dayIn(query, 'from'),
        to: dayIn(query, 'to'),
        staffId: idIn(query, 'staffId'),
        search: givenIn(query, 'search'),
      }
      const now = ctx.now()
      const parts = await partsOfList({
        head: BYTE_ORDER_MARK + writeCsv([Object.values(COLUMNS[languageIn(ctx, request)])]),
        read: (window) => listStaffCalls(ctx.reads, filter, now, window),
        write: (rows) => writeCsv(rows.map((row) => Object.values(cellsOf(row, now)))),
      })
      return sendFile(reply, { type: CSV, name: `mezzo-calls-${ctx.today()}.csv` }, parts)
    },
  },
]

type CallColumn = 'landlord' | 'email' | 'status' | 'startsAt' | 'with' | 'manager' | 'changedAt'

const COLUMNS: Record<Language, Record<CallColumn, string>> = {
  en: {
    landlord: 'Landlord',
    email: 'Email address',
    status: 'Status',
    startsAt: 'Starts',
    with: 'With',
    manager: 'Account manager',
    changedAt: 'Changed',
  },
  de: {
    landlord: 'Vermieter',
    email: 'E-Mail-Adresse',
    status: 'Status',
    startsAt: 'Beginn',
    with: 'Mit',
    manager: 'Betreuung',
    changedAt: 'Geändert',
  },
  fr: {
    landlord: 'Bailleur',
    email: 'Adresse e-mail',
    status: 'État',
    startsAt: 'Début',
    with: 'Avec',
    manager: 'Suivi par',
    changedAt: 'Modifié le',
  },
}

function cellsOf(row: StaffCallRow, now: Temporal.Instant): Record<CallColumn, string> {
  return {
    landlord: row.landlordName,
    email: row.landlordEmail,
    status: shownStatus(row, now),
    startsAt: row.startsAt?.toString() ?? '',
    with: row.staffName ?? '',
    manager: row.managerName ?? '',
    changedAt: row.changedAt?.toString() ?? '',
  }
}
