import { registerJob } from '../../kernel/jobs/registry.ts'
import { eraseIdentities } from './erase-actions.ts'
import { askIdentities, endForgottenIdentities, syncIdentity } from './provider-actions.ts'

registerJob<{ sessionId: string }>({ name: 'syncIdentity', handler: syncIdentity })
registerJob({ name: 'askIdentities', schedule: '*/5 * * * *', handler: askIdentities })
registerJob({ name: 'endForgottenIdentities', schedule: '23 * * * *', handler: endForgottenIdentities })
registerJob({ name: 'eraseIdentities', schedule: '*/10 * * * *', handler: eraseIdentities })
