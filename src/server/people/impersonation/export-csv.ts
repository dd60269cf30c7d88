import type { Language } from '../../../domain/catalogue/language.ts'
import { isImpersonationRunning } from '../../../domain/people/impersonation-end.ts'
import { BYTE_ORDER_MARK, writeCsv } from '../../kernel/csv/csv.ts'
import type { StaffImpersonationRow } from './staff-sql.ts'

type ImpersonationColumn =
  | 'staff'
  | 'landlord'
  | 'reason'
  | 'since'
  | 'until'
  | 'running'
  | 'changes'
  | 'endedBy'
  | 'endReason'

const COLUMNS: Record<Language, Record<ImpersonationColumn, string>> = {
  en: {
    staff: 'Staff member',
    landlord: 'Landlord',
    reason: 'Reason',
    since: 'Since',
    until: 'Until',
    running: 'Running',
    changes: 'Changes',
    endedBy: 'Ended by',
    endReason: 'Why it was ended',
  },
  de: {
    staff: 'Mitarbeiter',
    landlord: 'Vermieter',
    reason: 'Grund',
    since: 'Seit',
    until: 'Bis',
    running: 'Läuft',
    changes: 'Änderungen',
    endedBy: 'Beendet von',
    endReason: 'Warum beendet',
  },
  fr: {
    staff: 'Membre de l’équipe',
    landlord: 'Bailleur',
    reason: 'Motif',
    since: 'Depuis',
    until: 'Jusqu’à',
    running: 'En cours',
    changes: 'Modifications',
    endedBy: 'Terminé par',
    endReason: 'Motif de la fin',
  },
}

/** The first line of the table of impersonations in a language. */
export function impersonationsHead(language: Language): string {
  return BYTE_ORDER_MARK + writeCsv([Object.values(COLUMNS[language])])
}

/** Impersonations as lines of RFC 4180; instants are of UTC, and of those that go on the end is when the hour is over. */
export function impersonationLines(rows: readonly StaffImpersonationRow[], now: Temporal.Instant): string {
  return writeCsv(rows.map((row) => Object.values(cellsOf(row, now))))
}

function cellsOf(
  row: StaffImpersonationRow,
  now: Temporal.Instant,
): Record<ImpersonationColumn, string | number> {
  return {
    staff: row.actorName,
    landlord: row.landlordName,
    reason: row.reason,
    since: row.startedAt.toString(),
    until: (row.endedAt ?? row.endsAt).toString(),
    running: isImpersonationRunning(row, now) ? 'true' : 'false',
    changes: row.actions,
    endedBy: row.endedByName ?? '',
    endReason: row.endReason ?? '',
  }
}
