import { registerJob } from '../../kernel/jobs/registry.ts'
import { generateContract, sealContract } from './contract-actions.ts'

registerJob<{ offerId: string }>({ name: 'generateContract', handler: generateContract })
registerJob<{ offerId: string }>({ name: 'sealContract', handler: sealContract })
