import { createTranslator } from 'use-intl/core'
import type { Language } from '../../../domain/catalogue/language.ts'
import {
  TENANT_NOTIFICATION_KINDS,
  type TenantNotificationKind,
} from '../../../domain/notifications/notification.ts'
import type { PushAction } from '../../../domain/notifications/push-message.ts'
import { readTexts, type Texts } from '../../kernel/http/interface-texts.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { NotificationRow } from '../notifications/sql.ts'

/** What a message says in the language of its reader. */
export interface PushWords {
  title: string
  body: string
}

/** A notice in words, as the list in the app says it, under what its kind is called there, and whose world it is about. */
export function noticeWords(notice: NotificationRow, language: Language, worldName?: string): PushWords {
  const say = sayIn(language)
  const { event, kind, forTenant, firstName, lastName, listingName } = notice
  const name =
    event === 'partnerConflict'
      ? say(`catalogue.blockSource.${firstName}`)
      : `${firstName} ${lastName}`.trim()
  const title =
    forTenant && isTenantKind(kind)
      ? say(`notifications.settings.tenantKinds.${kind}.name`)
      : say(`catalogue.notificationKind.${kind}`)
  const body = say(`notifications.events.${event}`, { name, listing: listingName })
  return { title, body: worldName ? say('push.inWorld', { body, world: worldName }) : body }
}

/**
 * The landlord in whose world a notification is, where that has to be named: its person works in other worlds, too
 * (`viewers`, one for each), and it isn't about their own stay.
 */
export function worldToName(
  notice: NotificationRow,
  viewers: readonly Viewer[],
): { id: string; name: string } | null {
  if (viewers.length < 2 || notice.forTenant) return null
  const viewer = viewers.find(({ landlordId }) => landlordId === notice.landlordId)
  if (!viewer) return null
  return { id: notice.landlordId, name: viewer.worldName ?? `${viewer.firstName} ${viewer.lastName}` }
}

/** How many notices came while the devices were silent, or at once. */
export function summaryWords(count: number, language: Language): PushWords {
  const say = sayIn(language)
  return { title: say('push.summary.title', { count }), body: say('push.summary.body') }
}

/** What a test says. */
export function testWords(language: Language): PushWords {
  const say = sayIn(language)
  return { title: say('push.testMessage.title'), body: say('push.testMessage.body') }
}

/** That somebody is recovering the account. */
export function recoveryWords(language: Language): PushWords {
  const say = sayIn(language)
  return { title: say('push.recovery.title'), body: say('push.recovery.body') }
}

/** What a button says. */
export function actionWord(action: PushAction, language: Language): string {
  return sayIn(language)(`push.action.${action}`)
}

function isTenantKind(kind: string): kind is TenantNotificationKind {
  return TENANT_NOTIFICATION_KINDS.some((known) => known === kind)
}

type Say = (key: string, values?: Record<string, string | number>) => string

const spoken = new Map<Language, Say>()

function sayIn(language: Language): Say {
  const known = spoken.get(language)
  if (known) return known
  const { notifications = {}, catalogue = {}, push = {} } = readTexts(language)
  const messages: Texts = { notifications, catalogue, push }
  const say = createTranslator({ locale: language, messages, onError: (error) => raise(error) }) as Say
  spoken.set(language, say)
  return say
}

function raise(error: Error): never {
  throw error
}
