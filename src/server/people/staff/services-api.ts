import {
  OUTSIDE_SERVICES,
  type OutsideService,
  type ServiceState,
} from '../../../domain/catalogue/services.ts'
import type { Config } from '../../kernel/config/config.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'

/** How each service of others is there, as the settings say. */
export function serviceStates(config: Config): Record<OutsideService, ServiceState> {
  const { payments, invoiceMode, yousign, veriff, klippa, smtpUrl, demo, partner, geocoder, dropbox, deepl } =
    config
  return {
    PAYMENTS: serviceStateOf(payments && { isTest: invoiceMode === 'TESTING' }),
    SIGNATURES: serviceStateOf(yousign),
    IDENTITIES: serviceStateOf(veriff),
    INCOMES: serviceStateOf(klippa),
    // Without a server a demo shows its mails in the outbox.
    MAIL: smtpUrl ? 'REAL' : demo ? 'TEST' : 'WITHOUT',
    CALENDARS_OF_A_PARTNER: serviceStateOf(partner && { isTest: false }),
    ADDRESSES: serviceStateOf(geocoder && { isTest: false }),
    PHOTO_FOLDERS: serviceStateOf(dropbox),
    TRANSLATIONS: serviceStateOf(deepl),
  }
}

function serviceStateOf(access: { isTest: boolean } | null): ServiceState {
  if (!access) return 'WITHOUT'
  return access.isTest ? 'TEST' : 'REAL'
}

const serviceType = builder
  .objectRef<{ service: OutsideService; state: ServiceState }>('OutsideServiceState')
  .implement({
    policy: 'TEST',
    description: 'How a service of others is there: real, only tried out, or not at all.',
    fields: (t) => ({
      service: t.expose('service', { type: catalogueEnum('outsideService') }),
      state: t.expose('state', { type: catalogueEnum('serviceState') }),
    }),
  })

builder.queryField('outsideServices', (t) =>
  t.field({
    type: [serviceType],
    policy: 'TEST',
    scope: 'none',
    description:
      'Which outside services are real here, and which are only tried out: what a tester must know.',
    resolve: (_, __, ctx) => {
      const states = serviceStates(ctx.config)
      return OUTSIDE_SERVICES.map((service) => ({ service, state: states[service] }))
    },
  }),
)
