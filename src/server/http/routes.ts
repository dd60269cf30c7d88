import { accountRoutes } from '../accounts/rest.ts'
import { fileRoutes } from '../files/rest.ts'
import { mailRoutes } from '../mail/rest.ts'
import type { Route } from './route.ts'
import { stringRoutes } from './strings.ts'

/** Every REST call of the product; each feature's rest.ts is listed here. */
export const routes: readonly Route[] = [...accountRoutes, ...fileRoutes, ...mailRoutes, ...stringRoutes]
