import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type {
  NotificationPushSettingsQuery,
  NotificationPushTestQuery,
  NotificationSaveSettingsMutationVariables,
} from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import type { BrowserSubscription } from './push-browser.ts'

const settingsQuery = graphql(`
  query NotificationPushSettings {
    pushSettings {
      publicKey
      reachesApple
      devices {
        id
        name
        createdAt
        lastSuccessAt
      }
      timeZone
      quietFrom
      quietTo
      mailDigest
    }
  }
`)
const subscribeMutation = graphql(`
  mutation NotificationSubscribeDevice($name: String!, $endpoint: String!, $p256dh: String!, $auth: String!) {
    subscribePushDevice(name: $name, endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {
      device {
        id
      }
      error {
        ...Refusal
      }
    }
  }
`)
const testMutation = graphql(`
  mutation NotificationTestDevice($id: ID!) {
    testPushDevice(id: $id) {
      test {
        id
      }
      error {
        ...Refusal
      }
    }
  }
`)
const testQuery = graphql(`
  query NotificationPushTest($id: ID!) {
    pushTest(id: $id) {
      id
      hop
      state
      statusCode
    }
  }
`)
const saveSettingsMutation = graphql(`
  mutation NotificationSaveSettings(
    $timeZone: String!
    $quietFrom: String
    $quietTo: String
    $mailDigest: MailDigest!
  ) {
    saveNotificationSettings(
      timeZone: $timeZone
      quietFrom: $quietFrom
      quietTo: $quietTo
      mailDigest: $mailDigest
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

/** The person's devices, quiet hours, and how often mails come. */
export type PushSettingsOf = NotificationPushSettingsQuery['pushSettings']

/** How far a test message has come. */
export type PushTestOf = NonNullable<NotificationPushTestQuery['pushTest']>

/** The person's devices, quiet hours, and how often mails come. */
export function pushSettingsOptions() {
  return queryOptions({
    queryKey: ['notifications', 'push'],
    queryFn: async () => (await request(settingsQuery)).pushSettings,
  })
}

/** Asks how far a test has come, until it has ended. */
export function pushTestOptions(id: string | null) {
  return queryOptions({
    queryKey: ['notifications', 'pushTest', id],
    queryFn: async () => (id ? (await request(testQuery, { id })).pushTest : null),
    enabled: id !== null,
    refetchInterval: (query) => (query.state.data?.state === 'WAITING' ? 1_000 : false),
    gcTime: 0,
  })
}

/** Stores this browser as a device of the person; answers the device's id. */
export async function subscribeDevice(name: string, subscription: BrowserSubscription): Promise<string> {
  const { subscribePushDevice } = await request(subscribeMutation, { name, ...subscription })
  return subscribePushDevice.device?.id ?? ''
}

/** Sends a test to a device; answers the id by which it is followed. */
export async function testDevice(id: string): Promise<string | null> {
  return (await request(testMutation, { id })).testPushDevice.test?.id ?? null
}

/** Stores quiet hours, and how often mails come. */
export function saveSettings(settings: NotificationSaveSettingsMutationVariables) {
  return request(saveSettingsMutation, settings)
}
