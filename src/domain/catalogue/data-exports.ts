/** What somebody may take along: all that is kept about the person, or all of the landlord's business. */
export const DATA_EXPORT_KINDS = ['PERSON', 'WORLD'] as const satisfies readonly string[]

/** A kind of export. */
export type DataExportKind = (typeof DATA_EXPORT_KINDS)[number]

/** How far an export is; ENDED: it was ready, and its time is over or a newer one has taken its place. */
export const DATA_EXPORT_STATES = [
  'WAITING',
  'RUNNING',
  'READY',
  'FAILED',
  'CANCELED',
  'ENDED',
] as const satisfies readonly string[]

/** The state of an export. */
export type DataExportState = (typeof DATA_EXPORT_STATES)[number]
