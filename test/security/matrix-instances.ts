/** The objects of one world that ids of the API can name. */
export interface Instances {
  userId: string
  landlordId: string
  groupId: string
  listingId: string
  bookingRequestId: string
  listingRequestId: string
  offerId: string
  bookingId: string
  /** In which the stay of that booking begins. */
  stayYear: string
  bookedListingRequestId: string
  fileId: string
  /** A tenant's document that waits for a look. */
  tenantFileId: string
  /** A verification that waits for a look. */
  identityId: string
  /** One that was approved. */
  approvedIdentityId: string
  solvencyCheckId: string
  invoiceId: string
  rentId: string
  bankStatementId: string
  bankLineId: string
  dueId: string
  paymentId: string
  refundId: string
  disputeId: string
  providerBalanceId: string
  providerDifferenceId: string
  taxReportId: string
  taxRunId: string
  permissionRequestId: string
  recoveryId: string
  impersonationId: string
  /** Who of the staff acts by it. */
  actingStaffId: string
  freezeId: string
  messageReportId: string
  notificationId: string
  teamMemberId: string
  powerId: string
  /** An offer to stay longer in that booking. */
  proposalId: string
  handoverId: string
  accessLinkId: string
  auditEntryId: string
  billingDetailsItemId: string
  contactPersonId: string
  bankAccountId: string
  billingAddressId: string
  payoutChangeId: string
  payoutId: string
  pictureId: string
  passkeyId: string
  sessionId: string
  accessTokenId: string
  savedViewId: string
  messageTemplateId: string
  messageFileId: string
  handoverPhotoId: string
  pushDeviceId: string
  pushTestId: string
  dataExportId: string
  dataImportId: string
  webhookId: string
  webhookDeliveryId: string
  rentBatchId: string
  limitOrderId: string
  stayImportId: string
  calendarExportId: string
  cleaningLinkId: string
  cleaningPhotoId: string
  portalId: string
  calendarFeedId: string
  importedBlockId: string
  ownBlockId: string
  /** An id that names nothing, but has the right form. */
  none: string
}

/**
 * What an id names: by its place (`Query.bookingOffer._id`, `/api/users/:id id`), else by its own name. An id that
 * is in neither fails the matrix: add its line.
 */
const byPlace: Record<string, keyof Instances> = {
  'Query.bookingOffer._id': 'offerId',
  'Query.providerDifferences.accountId': 'providerBalanceId',
  'Query.keptOfErased.invoiceIds': 'invoiceId',
  'Query.keptOfErased.paymentIds': 'paymentId',
  'Query.keptOfErased.billingDetailsIds': 'billingDetailsItemId',
  'Query.keptOfErased.landlordIds': 'landlordId',
  'Query.landlordBooking._id': 'bookingId',
  'BookingFilter.tenantId': 'userId',
  'Query.landlordListingById._id': 'listingId',
  'Query.notification.id': 'notificationId',
  'Query.moneyOverview.period': 'stayYear',
  'Query.moneyEntries.period': 'stayYear',
  'Query.landlordBookingByListingRequestId.listingRequestId': 'bookedListingRequestId',
  'BillingDetailsItemByIdInput.id': 'billingDetailsItemId',
  'CreateBankAccountInput.replaces': 'bankAccountId',
  'BillingReplacementInput.id': 'contactPersonId',
  'Mutation.chooseBillingData.id': 'contactPersonId',
  'Mutation.archiveBillingData.id': 'contactPersonId',
  'PublicBillingDetailsItemByIdInput.id': 'billingDetailsItemId',
  'Query.getFileDataById.id': 'fileId',
  '/api/users/:id id': 'userId',
  '/api/translations/:language language': 'none',
  '/map/:zoom/:x/:y.pbf zoom': 'none',
  '/map/:zoom/:x/:y.pbf x': 'none',
  '/map/:zoom/:x/:y.pbf y': 'none',
  '/sitemaps/:name.xml name': 'none',
  '/api/test-payments/:name name': 'none',
  '/api/calendars/:token.ics token': 'none',
  '/api/portals/:token token': 'none',
  '/api/og/:language/:groupId language': 'none',
  '/api/pictures/:storageKey/:size storageKey': 'none',
  '/api/pictures/:storageKey/:size size': 'none',
  'Query.auditLog.before': 'none',
  'Query.calendarFeedHistory.after': 'none',
  'Query.staffAuditLog.before': 'none',
  'Mutation.acceptListingRequest.seen': 'listingRequestId',
  'Mutation.completeHandover.seen': 'none',
  'Mutation.confirmHandover.seen': 'none',
  'Mutation.rejectListingRequest.seen': 'listingRequestId',
  'Mutation.suggestDates.seen': 'listingRequestId',
  'Mutation.takeAcceptBack.seen': 'listingRequestId',
  'Mutation.unpublishListing.seen': 'listingRequestId',
  'Mutation.unpublishListingForSales.seen': 'listingRequestId',
  'Query.documentToReview.fileId': 'tenantFileId',
  'Query.identityToReview.id': 'identityId',
  'Query.identityWarnings.id': 'identityId',
  'Query.solvencyCheckToDecide.id': 'solvencyCheckId',
  'Mutation.decideIdVerification.id': 'identityId',
  'Mutation.decideSolvencyCheck.id': 'solvencyCheckId',
  'Mutation.editIdentityVerificationField.id': 'approvedIdentityId',
  '/api/id-pictures/:verificationId/:side side': 'none',
  'Mutation.claimReview.subjectId': 'fileId',
  'Mutation.releaseReview.subjectId': 'fileId',
  'Mutation.grantIncentive.referredId': 'landlordId',
  'Mutation.setAccountManager.staffId': 'userId',
  'Query.staffAppointments.staffId': 'actingStaffId',
  'Mutation.changeTeamMember._id': 'teamMemberId',
  'Mutation.removeTeamMember._id': 'teamMemberId',
  // By the landlord's own id somebody would leave or go in earnest, for all that is tried later.
  'Mutation.leaveTeam.landlordId': 'none',
  'Mutation.switchWorld.landlordId': 'none',
  'Mutation.revokeAccessLink._id': 'accessLinkId',
  // A file that waits to be sent is nobody's yet.
  'Mutation.sendMessage.fileIds': 'none',
  'Mutation.sendTenantMessage.fileIds': 'none',
  'Mutation.markNotificationsRead.ids': 'notificationId',
  'Query.pushTest.id': 'pushTestId',
  'Query.webhookDeliveries.endpointId': 'webhookId',
  'Mutation.removePushDevice.id': 'pushDeviceId',
  'Mutation.testPushDevice.id': 'pushDeviceId',
}

const byName: Record<string, keyof Instances> = {
  userId: 'userId',
  landlord: 'landlordId',
  landlordId: 'landlordId',
  imageId: 'pictureId',
  imageIds: 'pictureId',
  passkeyId: 'passkeyId',
  sessionId: 'sessionId',
  tokenId: 'accessTokenId',
  dataExportId: 'dataExportId',
  dataImportId: 'dataImportId',
  webhookId: 'webhookId',
  deliveryId: 'webhookDeliveryId',
  batchId: 'rentBatchId',
  orderId: 'limitOrderId',
  importId: 'stayImportId',
  viewId: 'savedViewId',
  templateId: 'messageTemplateId',
  messageFileId: 'messageFileId',
  handoverPhotoId: 'handoverPhotoId',
  exportId: 'calendarExportId',
  linkId: 'cleaningLinkId',
  cleaningPhotoId: 'cleaningPhotoId',
  portalId: 'portalId',
  feedId: 'calendarFeedId',
  eventId: 'importedBlockId',
  blockId: 'ownBlockId',
  blockIds: 'ownBlockId',
  exceptBlockId: 'ownBlockId',
  group: 'groupId',
  groupId: 'groupId',
  groupIds: 'groupId',
  listingId: 'listingId',
  listingIds: 'listingId',
  bookingRequestId: 'bookingRequestId',
  listingRequestId: 'listingRequestId',
  listingRequestIds: 'listingRequestId',
  offerId: 'offerId',
  bookingId: 'bookingId',
  fileId: 'fileId',
  fileIds: 'fileId',
  verificationId: 'identityId',
  ownContractFileId: 'fileId',
  invoiceId: 'invoiceId',
  rentId: 'rentId',
  statementId: 'bankStatementId',
  lineId: 'bankLineId',
  lastCheckId: 'none',
  dueId: 'dueId',
  paymentId: 'paymentId',
  refundId: 'refundId',
  disputeId: 'disputeId',
  lastRunId: 'none',
  differenceId: 'providerDifferenceId',
  reportId: 'taxReportId',
  // A run without messages has no files.
  runId: 'taxRunId',
  requestId: 'permissionRequestId',
  recoveryId: 'recoveryId',
  impersonationId: 'impersonationId',
  actorId: 'actingStaffId',
  powerId: 'powerId',
  proposalId: 'proposalId',
  handoverId: 'handoverId',
  freezeId: 'freezeId',
  messageReportId: 'messageReportId',
  propertyId: 'groupId',
  billingDetailsItemId: 'billingDetailsItemId',
  contactPersonId: 'contactPersonId',
  bankAccountId: 'bankAccountId',
  depositBankAccountId: 'bankAccountId',
  billingAddressId: 'billingAddressId',
  billingDetailsId: 'billingDetailsItemId',
  changeIds: 'payoutChangeId',
  payoutId: 'payoutId',
  seenGroupIds: 'groupId',
  idempotencyKey: 'none',
}

/** Which object an id at that place names; undefined when nobody has said so. */
export function instanceAt(place: string, name: string): keyof Instances | undefined {
  return byPlace[place] ?? byName[name]
}

/** Texts that find something, by their place; other texts are just texts. */
export const TEXTS: Record<string, string> = {
  '/api/cleaning-photos/:cleaningPhotoId/:size size': 'small',
  '/api/cleaning-plan-photos/:cleaningPhotoId/:size size': 'small',
  '/api/handover-photos/:handoverPhotoId/:size size': 'small',
  '/api/tenant-handover-photos/:handoverPhotoId/:size size': 'small',
  'Query.deals.column': 'BOOKINGS_TODO',
  'Query.staffImpersonations.search': 'staff@mezzo',
  'Query.staffAppointments.search': 'landlord@',
  'Query.search.text': 'Berlin',
  'Query.answeredQuestion.text': 'under 9999',
  'Query.performance.period': 'last-12',
  'Query.verifiedIdentities.search': 'henrike',
  'Query.expectedRent.city': 'Berlin',
  'Mutation.openPayoutAccount.country': 'DE',
  'Query.savedViews.page': 'INBOX',
  'Query.moneyEntries.kinds': 'EARNED',
  'Query.moneyEntries.currency': 'EUR',
  'Query.taxReportEntries.currency': 'EUR',
  'Query.taxReportYear.mode': 'TESTING',
  'Mutation.answerTaxReport.note': 'Said on the phone.',
  'InviteTeamMemberInput.email': 'new@matrix.example',
  'NewUnitsInput.apartmentName': 'Unit ##',
  'KeyHandoverInput.time': '10:30',
  'HandoverMeterInput.reading': '123,4',
  'HandoverMeterInput.unit': 'm³',
  'WebhookInput.url': 'https://hooks.mezzo-test.com/matrix',
  'WebhookInput.events': 'BOOKING_MADE',
  'Mutation.setListingLabels.labels': 'KA',
  'Mutation.setPersonLabels.labels': 'SERVICE_ACCOUNT',
  'Mutation.freezeAccount.email': 'nobody@matrix.example',
  'Mutation.freezeAccount.facts': 'Tenants were asked to pay elsewhere.',
  'Mutation.liftFreeze.reason': 'It was explained and is in order.',
  'Mutation.keepFreeze.answer': 'What was said does not explain it.',
  'Mutation.objectToFreeze.objection': 'All of it was paid through Mezzo.',
  'Mutation.endMessageReport.answer': 'It was read and keeps to the rules.',
  'Mutation.askForStaffRecovery.email': 'nobody@matrix.example',
  'Mutation.connectPhotoFolder.link': 'https://www.dropbox.com/scl/fo/test-photos/matrix?rlkey=k',
  'Mutation.askForStaffRecovery.reason': 'A call with the passport.',
  'Mutation.endStaffImpersonation.reason': 'The landlord wants it to stop.',
  'Mutation.callOffRecovery.reason': 'It was somebody else.',
  'Mutation.givePermission.reason': 'She begins on Monday.',
  'Mutation.takePermission.reason': 'She has left the team.',
  'Mutation.withdrawPowerOfAttorney.reason': 'We part ways.',
  'Mutation.declinePermission.reason': 'She does not need it.',
  'Mutation.takeOffAsScam.explanation': 'The pictures are of another home.',
  'Query.bankLines.state': 'NEW',
  'Mutation.makeFeeTerms.reason': 'As agreed.',
  'Mutation.setLandRegisterNumber.landRegisterNumber': 'Mitte, Blatt 12',
  'Mutation.grantIncentive.reason': 'Ten bookings.',
  'Mutation.answerDispute.text': 'They signed the contract and moved in.',
  'Mutation.writeInvoiceOff.reason': 'They are insolvent.',
  'Query.providerDifferences.state': 'OPEN',
  'Mutation.explainProviderDifference.reason': 'A test of the provider.',
  'Mutation.ignoreBankLine.reason': 'Private money.',
  'Mutation.setListingLabels.reason': 'Their account manager asked for it.',
  'Mutation.setPersonLabels.reason': 'Their account manager asked for it.',
  'BlocksInput.reason': 'OTHER',
  'LimitLengthInput.unit': 'MONTH',
  'StaysFileInput.csv': 'unit,from,to\nMatrix,2099-01-01,2099-02-01\n',
  'HomesFileInput.csv': 'city,name\nLeipzig,Matrix\n',
  'HomesFileInput.country': 'DE',
  'StaysFileInput.separator': ',',
  'BillingDetailsInput.lastName': 'Keller',
  'BillingDetailsInput.companyName': 'Keller Wohnen GmbH',
  'CreateBillingAddressInput.country': 'DE',
  'CreateBillingAddressInput.zipCode': '10115',
  'CreateContactPersonInput.email': 'mara@matrix.example',
  'CreateContactPersonInput.phone': '+49 30 5550 1234',
  'BlockChangeInput.reason': 'OTHER',
  'RestoredBlockInput.reason': 'OTHER',
}

/** Numbers that find something, by their place; others are 1. */
export const NUMBERS: Record<string, number> = {
  'Query.expectedRent.area': 60,
  'Query.webhookDeliveries.offset': 0,
  // All homes, wherever they are.
  'MapBounds.west': -180,
  'MapBounds.south': -80,
  'MapBounds.east': 180,
  'MapBounds.north': 80,
}

/** A valid body for each REST call that writes to something that its address names. */
export const BODIES: Record<string, object> = {
  'PUT /api/listings-v2/:listingId': { title: { en: 'Somebody was here' } },
  'PUT /api/listings-v2/g/:groupId': { title: { en: 'Somebody was here' } },
  'POST /api/listings-v2/g/:groupId': { quantity: 1 },
  'POST /api/test-payments/:name': { clientSecret: 'somebody_secret_else' },
}
