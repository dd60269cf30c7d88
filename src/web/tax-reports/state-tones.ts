import type { TaxReportState, TaxRunState, TaxStatementMailState } from '../../domain/catalogue/tax.ts'
import type { Tone } from '../ui/pill.tsx'

/** The colours of computations by their state. */
export const RUN_TONES = {
  RUNNING: 'blue',
  DONE: 'pine',
  FAILED: 'red',
} as const satisfies Record<TaxRunState, Tone>

/** The colours of messages by their state. */
export const MESSAGE_TONES = {
  DRAFT: 'stone',
  READY: 'blue',
  HANDED_IN: 'amber',
  ACCEPTED: 'pine',
  PARTLY_ACCEPTED: 'red',
  REFUSED: 'red',
  REPLACED: 'stone',
} as const satisfies Record<TaxReportState, Tone>

/** The colours of statements by what became of their mail. */
export const MAIL_TONES = {
  WAITING: 'blue',
  SENT: 'pine',
  FAILED: 'red',
  FORGOTTEN: 'stone',
} as const satisfies Record<TaxStatementMailState, Tone>
