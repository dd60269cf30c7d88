import { registerJob } from '../../kernel/jobs/registry.ts'
import { continueDataImports, forgetDataImports, readDataImport } from './run-actions.ts'

registerJob<{ importId: string }>({ name: 'readDataImport', handler: readDataImport })
registerJob({ name: 'continueDataImports', schedule: '* * * * *', handler: continueDataImports })
registerJob({ name: 'forgetDataImports', schedule: '47 * * * *', handler: forgetDataImports })
