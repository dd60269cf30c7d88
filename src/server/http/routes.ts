import { accountRoutes } from '../accounts/rest.ts'
import { impersonationRoutes } from '../impersonation/rest.ts'
import { eventRoutes } from '../metrics/rest.ts'
import { payoutRoutes } from '../payouts/rest.ts'
import { fileRoutes } from '../files/rest.ts'
import { mailRoutes } from '../mail/rest.ts'
import type { Route } from './route.ts'
import { stringRoutes } from './strings.ts'

/** Every REST call of the product; each feature's rest.ts is listed here. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...eventRoutes,
  ...payoutRoutes,
  ...fileRoutes,
  ...impersonationRoutes,
  ...mailRoutes,
  ...stringRoutes,
]
