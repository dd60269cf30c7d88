import { registerJob } from '../kernel/jobs/registry.ts'
import { liveCardMoney } from './card-money.ts'
import { writeDemoContracts } from './contracts.ts'
import { reportLastYear } from './tax-report.ts'
import { drawDemoIdentities } from './identities.ts'

registerJob({ name: 'drawDemoIdentities', handler: drawDemoIdentities })
registerJob({ name: 'writeDemoContracts', handler: writeDemoContracts })
registerJob({ name: 'liveCardMoney', handler: liveCardMoney })
registerJob({ name: 'reportLastYear', handler: reportLastYear })
