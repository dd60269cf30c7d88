/** Why a side reports a conversation; ours. */
export const MESSAGE_REPORT_REASONS = [
  'INSULT_OR_THREAT',
  'FRAUD_OR_PHISHING',
  'PAYMENT_OUTSIDE',
  'DISCRIMINATION',
  'SPAM',
  'OTHER',
] as const satisfies readonly string[]

/** Why a side reports a conversation. */
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number]

/** How staff end a report; ours. */
export const MESSAGE_REPORT_OUTCOMES = [
  'NO_ACTION',
  'WARNED',
  'CONVERSATION_CLOSED',
] as const satisfies readonly string[]

/** How staff end a report. */
export type MessageReportOutcome = (typeof MESSAGE_REPORT_OUTCOMES)[number]
