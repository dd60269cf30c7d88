import { registerJob } from '../../kernel/jobs/registry.ts'
import { eraseDocumentContent } from './actions.ts'
import { forgetTenantDocuments } from './forget-actions.ts'
import { makeDueContracts } from './go-on.ts'
import { endUndocumentedRequests, remindOfDocuments } from './review-actions.ts'

registerJob<{ storageKey: string }>({
  name: 'eraseDocumentContent',
  handler: (ctx, { storageKey }) => eraseDocumentContent(ctx, storageKey),
})
registerJob({ name: 'makeDueContracts', schedule: '* * * * *', handler: makeDueContracts })
registerJob({ name: 'endUndocumentedRequests', schedule: '*/5 * * * *', handler: endUndocumentedRequests })
registerJob({ name: 'remindOfDocuments', schedule: '17 * * * *', handler: remindOfDocuments })
registerJob({ name: 'forgetTenantDocuments', schedule: '27 * * * *', handler: forgetTenantDocuments })
