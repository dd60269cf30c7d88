import { EVENT_MONTHS_KEPT, EVENT_SUM_DAYS_KEPT } from '../../catalogue/metrics.ts'
import { CALL_DAYS_KEPT, DATA_EXPORT_DAYS_KEPT, MAIL_DAYS_KEPT } from '../../kernel/constants.ts'
import { DEMO_VISIT_MOST_HOURS } from '../../people/demo-visit.ts'
import { NOTIFICATION_DAYS_KEPT } from '../../notifications/notification.ts'
import { PUSH_DAYS_KEPT } from '../../notifications/push-message.ts'
import { WEBHOOK_DAYS_KEPT } from '../../notifications/webhook.ts'
import { type RetainedDatum, WHILE_ACCOUNT } from './datum.ts'

/** What is kept of what people are told and of what they do: mails, notifications, visits, logs, files. */
export const RETENTION_OF_ACTIVITY: readonly RetainedDatum[] = [
  {
    key: 'mails',
    laws: ['interest'],
    clocks: [{ count: MAIL_DAYS_KEPT, unit: 'days', after: 'written' }],
    end: { by: 'job', jobs: ['forgetMails'], does: 'delete' },
    tables: {
      mails: {
        of: { recipient_id: 'delete', '=to': 'delete' },
        columns: ['to', 'subject', 'text', 'html', 'last_error', 'reply_to'],
      },
    },
  },
  {
    key: 'notifications',
    laws: ['contract'],
    clocks: [{ count: NOTIFICATION_DAYS_KEPT, unit: 'days', after: 'written' }],
    end: { by: 'job', jobs: ['forgetNotifications'], does: 'delete' },
    tables: {
      notifications: { of: { user_id: 'delete', landlord_id: 'delete' } },
      notification_preferences: { of: { user_id: 'delete' } },
      tenant_notification_preferences: { of: { user_id: 'delete' } },
      notification_settings: { of: { user_id: 'delete' }, columns: ['time_zone', 'quiet_from', 'quiet_to'] },
    },
  },
  {
    key: 'pushDevices',
    laws: ['contract'],
    clocks: [{ until: 'device' }, WHILE_ACCOUNT],
    end: { by: 'change' },
    tables: {
      push_devices: { of: { user_id: 'delete' }, columns: ['name', 'endpoint', 'p256dh', 'auth'] },
    },
  },
  {
    key: 'pushMessages',
    laws: ['contract'],
    clocks: [{ count: PUSH_DAYS_KEPT, unit: 'days', after: 'written' }],
    end: { by: 'job', jobs: ['forgetPushDeliveries'], does: 'delete' },
    tables: { push_deliveries: { of: { user_id: 'delete' }, columns: ['receipt'] } },
  },
  {
    key: 'webhooks',
    laws: ['contract'],
    clocks: [{ until: 'takenBack' }, WHILE_ACCOUNT],
    end: { by: 'change' },
    tables: {
      webhook_endpoints: { of: { landlord_id: 'delete' }, columns: ['url', 'secret', 'former_secret'] },
    },
  },
  {
    key: 'webhookDeliveries',
    laws: ['contract'],
    clocks: [{ count: WEBHOOK_DAYS_KEPT, unit: 'days', after: 'written' }],
    end: { by: 'job', jobs: ['forgetWebhookDeliveries'], does: 'delete' },
    tables: { webhook_deliveries: { of: { landlord_id: 'delete' }, columns: ['body', 'answer'] } },
  },
  {
    key: 'visits',
    laws: ['interest', 'consent'],
    clocks: [
      { count: EVENT_MONTHS_KEPT, unit: 'months', after: 'visit' },
      { count: EVENT_SUM_DAYS_KEPT, unit: 'days', after: 'daySums' },
    ],
    end: { by: 'job', jobs: ['forgetListingEvents'], does: 'delete' },
    tables: {
      page_events: { of: {}, columns: ['visitor_hash', 'address_hash', 'visit_hash', 'host'] },
      page_event_hours: { of: {} },
      listing_events: { of: { landlord_id: 'delete' }, columns: ['visitor_hash', 'address_hash'] },
      listing_event_hours: { of: { landlord_id: 'delete' } },
      listing_event_days: { of: { landlord_id: 'delete' } },
      landlord_event_days: { of: { landlord_id: 'delete' } },
    },
  },
  {
    key: 'changes',
    laws: ['interest'],
    clocks: [{ until: 'chain' }],
    end: { by: 'law' },
    tables: {
      audit_log: { of: { landlord_id: 'blank', subject_id: 'blank', actor_id: 'blank' }, columns: ['data'] },
      audit_chain: { of: {} },
      audit_erasures: { of: {}, columns: ['rest_hash'] },
      audit_heads: { of: {} },
      audit_seals: { of: {} },
    },
  },
  {
    key: 'calls',
    laws: ['interest'],
    clocks: [{ count: CALL_DAYS_KEPT, unit: 'days', after: 'call' }],
    end: { by: 'job', jobs: ['forgetIdempotencyKeys'], does: 'delete' },
    tables: { idempotency_keys: { of: { user_id: 'delete' }, columns: ['response'] } },
  },
  {
    key: 'dataExports',
    laws: ['duty', 'contract'],
    clocks: [{ count: DATA_EXPORT_DAYS_KEPT, unit: 'days', after: 'written' }],
    end: { by: 'job', jobs: ['forgetDataExports'], does: 'delete' },
    tables: { data_exports: { of: { user_id: 'delete', landlord_id: 'delete' } } },
  },
  {
    key: 'dataImports',
    laws: ['contract'],
    clocks: [{ count: DATA_EXPORT_DAYS_KEPT, unit: 'days', after: 'written' }, WHILE_ACCOUNT],
    end: { by: 'job', jobs: ['forgetDataImports'], does: 'delete' },
    tables: {
      data_imports: { of: { landlord_id: 'delete' }, columns: ['plan', 'problem_place'] },
      imported_persons: { of: { landlord_id: 'delete', user_id: 'delete' }, columns: ['email'] },
      imported_history: { of: { landlord_id: 'delete' }, columns: ['line'] },
      imported_remainders: { of: { landlord_id: 'delete' }, columns: ['line'] },
      imported_names: { of: { landlord_id: 'delete' }, columns: ['former', 'given'] },
    },
  },
  {
    key: 'files',
    laws: ['ofFile'],
    clocks: [{ until: 'ofFile' }],
    end: {
      by: 'job',
      jobs: ['sweepFiles', 'eraseDocumentContent', 'erasePictures', 'eraseFloorPlan'],
      does: 'delete',
    },
    tables: {
      files: {
        of: { landlord_id: 'delete', tenant_id: 'delete', created_by: 'delete' },
        columns: ['file_name'],
      },
      stray_files: { of: {} },
    },
    files: ['OTHER'],
  },
  {
    key: 'demoVisits',
    laws: ['contract'],
    clocks: [{ count: DEMO_VISIT_MOST_HOURS, unit: 'hours', after: 'begun' }],
    end: { by: 'job', jobs: ['endPastDemos'], does: 'delete' },
    tables: { demo_visits: { of: { landlord_id: 'delete' } } },
  },
]
