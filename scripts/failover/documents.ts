const error = 'error { name message reason fields }'

/** What the clients ask for and change. */
export const DOCUMENTS = {
  publicListings: '{ publicListings { nodes { _id groupId country } } }',
  feed: `mutation($input: CreateCalendarExportInput!, $key: ID!) {
    answer: createCalendarExport(input: $input, idempotencyKey: $key) { ${error} calendarExport { url } } }`,
  send: `mutation($input: SendBookingRequestInput!, $key: ID!) {
    answer: sendBookingRequest(input: $input, idempotencyKey: $key) { ${error} request { id } } }`,
  accept: `mutation($id: ID!, $seen: [ID!], $key: ID!) {
    answer: acceptListingRequest(listingRequestId: $id, seen: $seen, idempotencyKey: $key) {
      ${error} listingRequest { id landlordStatus } } }`,
  decline: `mutation($id: ID!, $input: RejectListingRequestInput!, $seen: [ID!], $key: ID!) {
    answer: rejectListingRequest(listingRequestId: $id, input: $input, seen: $seen, idempotencyKey: $key) {
      ${error} listingRequest { id landlordStatus } } }`,
  confirm: `mutation($id: ID!, $key: ID!) {
    answer: confirmTenantInterest(listingRequestId: $id, idempotencyKey: $key) { ${error} request { id tenantStatus } } }`,
  sign: `mutation($id: ID!, $input: SignContractInput!, $key: ID!) {
    answer: signContract(offerId: $id, input: $input, idempotencyKey: $key) { ${error} offer { _id status } } }`,
  block: `mutation($input: BlocksInput!, $key: ID!) {
    answer: createBlocks(input: $input, idempotencyKey: $key) { ${error} done { blocks { _id } } } }`,
  message: `mutation($id: ID!, $text: String!, $fileIds: [ID!], $key: ID!) {
    answer: sendTenantMessage(listingRequestId: $id, text: $text, fileIds: $fileIds, idempotencyKey: $key) {
      ${error} thread { total } } }`,
  request: `query($id: ID!) { request: tenantRequest(listingRequestId: $id) {
    id tenantStatus from to offer { _id status documentSha256 generating } } }`,
  requests: '{ requests: tenantRequests { id notes tenantStatus } }',
  inbox: '{ landlordListingRequests(limit: 20) { nodes { id landlordStatus } } }',
  thread: `query($id: ID!, $before: Int) { thread: tenantMessageThread(listingRequestId: $id) {
    total messages(before: $before) { position text files { id } } } }`,
} as const
