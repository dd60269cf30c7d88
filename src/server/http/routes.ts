import { loginRoutes } from '../accounts/login-rest.ts'
import { accountRoutes } from '../accounts/rest.ts'
import { impersonationRoutes } from '../impersonation/rest.ts'
import { calendarRoutes } from '../availability/rest.ts'
import { bookingRoutes } from '../bookings/rest.ts'
import { calendarExportRoutes } from '../calendar-exports/rest.ts'
import { contractTermsRoutes } from '../contract-terms/rest.ts'
import { feedRoutes } from '../feeds/rest.ts'
import { eventRoutes } from '../metrics/rest.ts'
import { payoutRoutes } from '../payouts/rest.ts'
import { publicPageRoutes } from '../public-pages/rest.ts'
import { fileRoutes } from '../files/rest.ts'
import { listingRoutes } from '../listings/rest.ts'
import { mailRoutes } from '../mail/rest.ts'
import { pictureRoutes } from '../pictures/rest.ts'
import { tenantDocumentRoutes } from '../tenant-documents/rest.ts'
import { sealRoutes } from '../signing/seal-rest.ts'
import { signedCopyRoutes } from '../signing/upload-rest.ts'
import { webhookRoutes } from '../signing/webhook-rest.ts'
import { unitRoutes } from '../units/rest.ts'
import type { Route } from './route.ts'
import { stringRoutes } from './strings.ts'

/** Every REST call of the product; each feature's rest.ts is listed here. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...bookingRoutes,
  ...calendarRoutes,
  ...calendarExportRoutes,
  ...contractTermsRoutes,
  ...loginRoutes,
  ...eventRoutes,
  ...feedRoutes,
  ...payoutRoutes,
  ...publicPageRoutes,
  ...fileRoutes,
  ...impersonationRoutes,
  ...listingRoutes,
  ...mailRoutes,
  ...pictureRoutes,
  ...sealRoutes,
  ...signedCopyRoutes,
  ...stringRoutes,
  ...webhookRoutes,
  ...tenantDocumentRoutes,
  ...unitRoutes,
]
