import { loginRoutes } from './people/accounts/login-rest.ts'
import { recoveryRoutes } from './people/recovery/rest.ts'
import { accountRoutes } from './people/accounts/rest.ts'
import { appointmentRoutes } from './people/appointments/rest.ts'
import { demoVisitRoutes } from './people/demo-visits/rest.ts'
import { impersonationRoutes } from './people/impersonation/rest.ts'
import { translationRoutes } from './people/staff/translations-rest.ts'
import { calendarRoutes } from './calendars/blocks/rest.ts'
import { bookingRoutes } from './rentals/bookings/rest.ts'
import { dealRoutes } from './rentals/deals/rest.ts'
import { requestRoutes } from './rentals/requests/rest.ts'
import { calendarExportRoutes } from './calendars/exports/rest.ts'
import { contractTermsRoutes } from './rentals/contract-terms/rest.ts'
import { feedRoutes } from './calendars/feeds/rest.ts'
import { portalRoutes } from './calendars/portals/rest.ts'
import { eventRoutes } from './public/metrics/rest.ts'
import { performanceRoutes } from './public/performance/rest.ts'
import { testCalendarRoutes } from './demo/test-calendar-rest.ts'
import { testPaymentRoutes } from './money/payments/test-pages-rest.ts'
import { paymentWebhookRoutes } from './money/payments/webhook-rest.ts'
import { bankRoutes } from './money/bank/rest.ts'
import { moneyRoutes } from './money/overview/rest.ts'
import { taxReportRoutes } from './money/tax-report/rest.ts'
import { payoutRoutes } from './money/payouts/rest.ts'
import { baseMapRoutes } from './public/base-map/rest.ts'
import { dataExportRoutes } from './public/data-exports/rest.ts'
import { dataImportRoutes } from './public/data-imports/rest.ts'
import { mcpRoutes } from './public/mcp/rest.ts'
import { openApiRoutes } from './public/open-api/rest.ts'
import { publicPageRoutes } from './public/pages/rest.ts'
import { fileRoutes } from './kernel/files/rest.ts'
import { auditRoutes } from './kernel/audit/rest.ts'
import { notificationRoutes } from './notifications/notifications/rest.ts'
import { overviewRoutes } from './listings/listings/rest.ts'
import { listingRoutes } from './listings/content/rest.ts'
import { mailRoutes } from './kernel/mail/rest.ts'
import { appLinkRoutes } from './notifications/app-links/rest.ts'
import { pushRoutes } from './notifications/push/rest.ts'
import { pictureRoutes } from './listings/pictures/rest.ts'
import { powerRoutes } from './people/powers/rest.ts'
import { identityRoutes } from './people/identity/rest.ts'
import { identityWebhookRoutes } from './people/identity/webhook-rest.ts'
import { cleaningPhotoRoutes } from './rentals/cleaning/rest.ts'
import { handoverPhotoRoutes } from './rentals/key-handovers/rest.ts'
import { messageFileRoutes } from './rentals/messages/rest.ts'
import { tenantDocumentRoutes } from './rentals/tenant-documents/rest.ts'
import { sealRoutes } from './rentals/seal/rest.ts'
import { signedCopyRoutes } from './rentals/signing/upload-rest.ts'
import { webhookRoutes } from './rentals/signing/webhook-rest.ts'
import { unitRoutes } from './listings/units/rest.ts'
import type { Route } from './kernel/http/route.ts'
import { stringRoutes } from './kernel/http/strings.ts'

/** Every REST call of the product; each feature's rest.ts is listed here. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...appLinkRoutes,
  ...auditRoutes,
  ...bookingRoutes,
  ...dealRoutes,
  ...demoVisitRoutes,
  ...requestRoutes,
  ...calendarRoutes,
  ...calendarExportRoutes,
  ...contractTermsRoutes,
  ...loginRoutes,
  ...recoveryRoutes,
  ...eventRoutes,
  ...performanceRoutes,
  ...feedRoutes,
  ...portalRoutes,
  ...paymentWebhookRoutes,
  ...bankRoutes,
  ...moneyRoutes,
  ...payoutRoutes,
  ...taxReportRoutes,
  ...testCalendarRoutes,
  ...testPaymentRoutes,
  ...baseMapRoutes,
  ...dataExportRoutes,
  ...dataImportRoutes,
  ...mcpRoutes,
  ...openApiRoutes,
  ...publicPageRoutes,
  ...fileRoutes,
  ...impersonationRoutes,
  ...appointmentRoutes,
  ...translationRoutes,
  ...listingRoutes,
  ...overviewRoutes,
  ...mailRoutes,
  ...notificationRoutes,
  ...pictureRoutes,
  ...pushRoutes,
  ...sealRoutes,
  ...signedCopyRoutes,
  ...stringRoutes,
  ...webhookRoutes,
  ...cleaningPhotoRoutes,
  ...handoverPhotoRoutes,
  ...messageFileRoutes,
  ...tenantDocumentRoutes,
  ...powerRoutes,
  ...identityRoutes,
  ...identityWebhookRoutes,
  ...unitRoutes,
]
