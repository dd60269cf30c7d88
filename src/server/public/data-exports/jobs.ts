import { registerJob } from '../../kernel/jobs/registry.ts'
import { continueDataExports, forgetDataExports, makeDataExport } from './make-actions.ts'

registerJob<{ exportId: string }>({ name: 'makeDataExport', handler: makeDataExport })
registerJob({ name: 'continueDataExports', schedule: '* * * * *', handler: continueDataExports })
registerJob({ name: 'forgetDataExports', schedule: '17 * * * *', handler: forgetDataExports })
