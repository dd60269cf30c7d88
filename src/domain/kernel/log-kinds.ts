/** What the entries of the log are about, in the order of its filter. */
export const LOG_KINDS = [
  'REQUESTS',
  'CONTRACTS',
  'BOOKINGS',
  'LISTINGS',
  'CALENDAR',
  'MONEY',
  'ACCESS',
  'ACCOUNT',
] as const

/** One of these subjects. */
export type LogKind = (typeof LOG_KINDS)[number]

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The commands of each subject, as the log names them; each stands once, and a test holds them to the texts. */
export const LOG_ACTIONS: Readonly<Record<LogKind, readonly string[]>> = {
  REQUESTS: words(`
    acceptListingRequest rejectListingRequest autoDecline tenantNoResponse checkBookingRequest sendBookingRequest
    confirmTenantInterest withdrawListingRequest markListingRequestViewed DECLINED_BY_CONFLICT
    DECLINED_BY_BOOKING_OTHER_REQUEST autoAcceptListingRequest suggestDates takeSuggestedDates refuseSuggestedDates
    suggestionLapsed takeAcceptBack giveSecondChance pauseRequest resumeRequest handInDocument removeTenantDocument
    consentToDocuments revokeDocumentConsent eraseTenantDocument refuseTenantDocument openTenantDocument
    validateTenantDocument startSolvencyCheck takeSolvencyResult chooseSolvencyMethod confirmIncome readIncomeByHand
    incomeUnconfirmed objectToSolvencyCheck goOnWithoutIncome decideSolvencyCheck verifyTenant documentsTimeOver
    claimReview releaseReview saveTenantProfile sendMessage blockMessages unblockMessages
    reportMessages openReportedMessages endMessageReport translateMessage
    saveMessageTemplate deleteMessageTemplate`),
  CONTRACTS: words(`
    makeOffer generateContract sealContract landlordSign tenantSign tenantAccept recordOfflineSignatures
    signByPowerOfAttorney refuseContract cancelContract stopOnlineSigning changeSigner sendSigningReminder
    signingReminder signingExpired uploadSigned prepareContract askForContract handInOwnContract`),
  BOOKINGS: words(`
    confirmBooking makeBooking cancelBooking endExtensionRequest requestExtension askToExtend moveBooking
    importStays undoStaysImport offerLongerStay takeStayProposal declineStayProposal withdrawStayProposal
    offerShorterStay takeShorterStay proposeShorterStay withdrawShorterStay acceptShorterStay
    declineShorterStay offerMove takeMove saveBookingNote`),
  LISTINGS: words(`
    changeListing addSublistings deleteListing deleteGroup categorizeImages publishListing unpublishListing
    allowPublishing archiveListing unarchiveListing duplicateListing changeUnits importUnits convertToGroup
    createListing importHomes addPicture orderPictures deletePictures rotatePicture setFloorPlan removeFloorPlan
    connectPhotoFolder syncPhotoFolder takePhotosOfFolder stopPhotoFolder disconnectPhotoFolder
    planRents changeRents beginPlannedRents undoRents planLimits changeLimits beginPlannedLimits undoLimits
    setListingLabels setLandRegisterNumber setListingPoint resetListingPoint dropListingPoint`),
  CALENDAR: words(`
    blockDays changeBlock deleteBlocks restoreBlocks addCalendarFeed checkCalendarFeed uploadCalendarFeed
    changeCalendarFeed removeCalendarFeed importCalendar releaseCalendarFeed answerCalendarWindow
    settleCalendarConflict undoCalendarSettlement createCalendarExport revokeCalendarExport syncPartnerSource`),
  MONEY: words(`
    createContactPerson createBillingAddress checkBillingDetails createBankAccount markRentReceived unmarkRentReceived
    chooseBankAccount applyPayoutChange cancelPayoutChange archiveBankAccount updateContactPerson updateBillingAddress
    createBillingDetailsItem updateBillingDetailsItem archiveBillingData chooseBillingData makeFeeTerms grantIncentive
    recordBankTransfer writeInvoiceOff expectInvoiceAgain setInvoiceReminder settleBankLine ignoreBankLine
    uploadBankStatement orderBooksCheck orderProviderRun explainProviderDifference orderRefund refundArrived
    refundFailed refundSettled giveRefundAccount recordRefundTransfer disputeOpened disputeMoved answerDispute
    acceptDispute recordDeposit settleDeposit chaseTaxData setDac7Exemption startTaxReport finishTaxReport
    handInTaxReport answerTaxReport writeTaxStatement forgetTaxReport forgetTaxStatement startPayment paymentSucceeded
    openPayoutAccount payoutAccountChanged payoutBankChanged payoutMade payoutStateChanged retryPayout
    choosePayoutSchedule`),
  ACCESS: words(`
    createAccessLink revokeAccessLink createCleaningLink revokeCleaningLink markCleaned unmarkCleaned
    addCleaningPhoto removeCleaningPhoto inviteTeamMember changeTeamMember removeTeamMember acceptTeamInvitation leaveTeam
    givePowerOfAttorney withdrawPowerOfAttorney switchWorld startImpersonation endStaffImpersonation endImpersonation
    createPersonalAccessToken revokePersonalAccessToken createWebhook changeWebhook rotateWebhookSecret pauseWebhook
    resumeWebhook deleteWebhook testWebhook resendWebhookDelivery disableWebhook`),
  ACCOUNT: words(`
    setFeatureFlagForUser changePassword endSession endOtherSessions requestDeletion withdrawDeletion
    requestPasswordReset resetPassword signUp updateLanguage updateProfile startTwoFactor enableTwoFactor disableTwoFactor
    createBackupCodes registerPasskey renamePasskey deletePasskey askForRecoveryLink beginRecovery stopRecovery
    mailRecoveryLink finishRecovery endRecovery askForStaffRecovery confirmRecovery callOffRecovery freezeAccount
    liftFreeze keepFreeze objectToFreeze startIdVerification submitIdVerification addIdPicture openIdPicture
    concludeIdVerification eraseIdPictures editIdentityVerificationField scheduleAppointment cancelAppointment
    setPersonLabels setAccountManager setSchedulingLink givePermission askForPermission takePermission
    confirmPermission declinePermission withdrawPermission endPermissionRequest requestDataExport makeDataExport
    failDataExport cancelDataExport beginDataImport confirmDataImport cancelDataImport refuseDataImport
    failDataImport importBusiness offerHandover confirmHandover completeHandover endHandover`),
}

const kindByAction = new Map(LOG_KINDS.flatMap((kind) => LOG_ACTIONS[kind].map((action) => [action, kind])))

/** The subject of a command; null of one that the table doesn't know. */
export function logKindOf(action: string): LogKind | null {
  return kindByAction.get(action) ?? null
}
