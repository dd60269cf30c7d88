import { ANSWERS, asJson, KEY_FIELD, type Operation } from './operation.ts'
import { bytes, day, id, language, named, oneOfWords, shape, text } from './schemas.ts'

const { csv, zip, xml, pdf, content, fileId } = ANSWERS

const period = { ...text, description: '2026-11, 2026-Q4 or 2026' }
const money = {
  period,
  groupId: id,
  listingId: id,
  bookingId: id,
  currency: text,
  language,
  chart: oneOfWords(['SKR03', 'SKR04']),
  consultant: text,
  client: text,
  bank: text,
  receivable: text,
  payable: text,
  rent: text,
  fee: text,
  other: text,
}

const handoverPhoto = shape({
  bookingId: id,
  kind: oneOfWords(['ARRIVAL', 'DEPARTURE']),
  ...KEY_FIELD,
  file: bytes,
})
const photoId = asJson(shape({ photoId: id }))
const messageFile = shape({ listingRequestId: id, ...KEY_FIELD, file: bytes })

/** Contracts, documents, money and reports. */
export const STAY_OPERATIONS: Readonly<Record<string, Operation>> = {
  'POST /api/contracts/:offerId/signed-copy': {
    tag: 'contracts',
    form: shape({ ...KEY_FIELD, file: bytes, feeShown: text }, ['feeShown']),
    answer: asJson(shape({ offerId: id })),
  },
  'GET /api/listing-requests/:listingRequestId/contract-preview': {
    tag: 'contracts',
    query: {
      contractName: text,
      language,
      timeOfPayment: text,
      cleaningFee: text,
      cleaningFeeFrequency: text,
      deposit: text,
      houseRules: text,
      isOnlineSigning: text,
    },
    answer: pdf,
  },
  'POST /api/listing-requests/:listingRequestId/own-contract': {
    tag: 'contracts',
    form: shape({ ...KEY_FIELD, file: bytes }),
    answer: fileId,
  },
  'GET /api/seal/certificate': { tag: 'contracts', answer: { type: 'application/x-pem-file' } },
  'POST /api/seal/check': {
    tag: 'contracts',
    form: shape({ file: bytes }),
    answer: asJson(named('SealCheck')),
  },
  'POST /api/cleaning-plan-photos': {
    tag: 'bookings',
    query: { token: text },
    form: shape({ listingId: id, day, uploadId: id, file: bytes }),
    answer: asJson(shape({ photoId: id })),
  },
  'GET /api/cleaning-plan-photos/:cleaningPhotoId/:size': {
    tag: 'bookings',
    query: { token: text },
    answer: { type: 'image/jpeg' },
  },
  'GET /api/cleaning-photos/:cleaningPhotoId/:size': { tag: 'bookings', answer: { type: 'image/jpeg' } },
  'POST /api/handover-photos': { tag: 'bookings', form: handoverPhoto, answer: photoId },
  'POST /api/tenant-handover-photos': { tag: 'bookings', form: handoverPhoto, answer: photoId },
  'GET /api/handover-photos/:handoverPhotoId/:size': { tag: 'bookings', answer: { type: 'image/jpeg' } },
  'GET /api/tenant-handover-photos/:handoverPhotoId/:size': {
    tag: 'bookings',
    answer: { type: 'image/jpeg' },
  },
  'POST /api/message-files': { tag: 'requests', form: messageFile, answer: fileId },
  'POST /api/tenant-message-files': { tag: 'requests', form: messageFile, answer: fileId },
  'GET /api/message-files/:messageFileId': { tag: 'requests', answer: content },
  'GET /api/tenant-message-files/:messageFileId': { tag: 'requests', answer: content },
  'POST /api/tenant-documents': {
    tag: 'contracts',
    form: shape(
      {
        listingRequestId: id,
        type: text,
        issuedOn: day,
        kind: text,
        evenIfBlank: oneOfWords(['yes', '']),
        replaces: text,
        ...KEY_FIELD,
        file: bytes,
      },
      ['issuedOn', 'kind', 'evenIfBlank', 'replaces'],
    ),
    answer: fileId,
  },
  'GET /api/tenant-documents/:fileId': { tag: 'contracts', answer: content },
  'GET /api/files/:fileId': { tag: 'contracts', query: { expires: text, signature: text }, answer: content },
  'GET /api/money.csv': { tag: 'money', query: money, needs: ['period'], answer: csv },
  'GET /api/money.datev': { tag: 'money', query: money, needs: ['period'], answer: csv },
  'GET /api/money.zip': { tag: 'money', query: money, needs: ['period'], answer: zip },
  'GET /api/performance.csv': {
    tag: 'money',
    query: {
      period: { ...text, description: 'last-12, 2026-11, 2026-Q4 or 2026' },
      groupId: id,
      listingId: id,
      currency: text,
      language,
    },
    answer: csv,
  },
  'GET /api/tax-report.csv': { tag: 'money', query: { year: text, language }, needs: ['year'], answer: csv },
  'POST /api/bank-statements': {
    tag: 'staff',
    form: shape({ ...KEY_FIELD, file: bytes }),
    answer: asJson(shape({ statementId: id })),
  },
  'GET /api/tax-report-runs/:runId/findings.csv': { tag: 'staff', query: { language }, answer: csv },
  'GET /api/tax-report-runs/:runId/messages.zip': { tag: 'staff', answer: zip },
  'GET /api/tax-reports/:reportId/dip.xml': { tag: 'staff', answer: xml },
  'GET /api/tax-reports/:reportId/message.xml': { tag: 'staff', answer: xml },
  'GET /api/tax-reports/:reportId/records.csv': { tag: 'staff', query: { language }, answer: csv },
}
