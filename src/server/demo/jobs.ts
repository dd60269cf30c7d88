import { registerJob } from '../kernel/jobs/registry.ts'
import { writeDemoContracts } from './contracts.ts'

registerJob({ name: 'writeDemoContracts', handler: writeDemoContracts })
