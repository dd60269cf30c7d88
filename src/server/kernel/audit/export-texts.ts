import type { Language } from '../../../domain/catalogue/language.ts'

/** The columns of the table of what happened, in their order. */
export type AuditColumn =
  | 'number'
  | 'at'
  | 'action'
  | 'unit'
  | 'entityType'
  | 'entityId'
  | 'actor'
  | 'subject'
  | 'via'
  | 'reason'

/** The heads of the table of what happened in every language of the interface. */
export const AUDIT_COLUMNS: Record<Language, Record<AuditColumn, string>> = {
  en: {
    number: 'Number',
    at: 'Time (UTC)',
    action: 'Action',
    unit: 'Unit',
    entityType: 'Concerns',
    entityId: 'Identifier',
    actor: 'Who',
    subject: 'On behalf of',
    via: 'How',
    reason: 'Reason',
  },
  de: {
    number: 'Nummer',
    at: 'Zeitpunkt (UTC)',
    action: 'Vorgang',
    unit: 'Einheit',
    entityType: 'Betrifft',
    entityId: 'Kennung',
    actor: 'Wer',
    subject: 'Im Namen von',
    via: 'Wie',
    reason: 'Grund',
  },
  fr: {
    number: 'Numéro',
    at: 'Heure (UTC)',
    action: 'Action',
    unit: 'Unité',
    entityType: 'Concerne',
    entityId: 'Identifiant',
    actor: 'Qui',
    subject: 'Au nom de',
    via: 'Comment',
    reason: 'Motif',
  },
}
