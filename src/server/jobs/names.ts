/** Every kind of background work; a feature that adds a job adds its name here. */
export const JOB_NAMES = [
  'sendMail',
  'forgetIdempotencyKeys',
  'forgetOldLogins',
  'sealAuditLog',
  'forgetNotifications',
  'checkBillingDetails',
  'sumUpEvents',
  'forgetListingEvents',
  'askToExtend',
  'autoDecline',
  'tenantNoResponse',
  'resumeRequests',
  'generateContract',
  'sealContract',
  'expireContracts',
  'remindOfSigning',
  'syncSigning',
  'reconcileSigning',
  'eraseDocumentContent',
  'makeDueContracts',
  'remindOfDocuments',
  'endUndocumentedRequests',
  'writeDemoContracts',
  'erasePictures',
  'eraseFloorPlan',
  'forgetCalendarFetches',
  'syncPartnerSources',
  'pollCalendars',
] as const satisfies readonly string[]

/** The name of a kind of background work. */
export type JobName = (typeof JOB_NAMES)[number]
