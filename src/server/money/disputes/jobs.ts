import { registerJob } from '../../kernel/jobs/registry.ts'
import { askDisputes, syncDispute } from './ask-actions.ts'
import { sendAnswer, sendAnswers } from './send-actions.ts'

registerJob<{ eventId: string; externalId: string }>({ name: 'syncDispute', handler: syncDispute })
registerJob({ name: 'askDisputes', schedule: '*/10 * * * *', handler: askDisputes })
registerJob<{ disputeId: string }>({ name: 'answerDispute', handler: sendAnswer })
registerJob({ name: 'answerDisputes', schedule: '*/5 * * * *', handler: sendAnswers })
