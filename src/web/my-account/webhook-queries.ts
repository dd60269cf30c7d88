import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { WebhookDeliveriesQuery, WebhooksQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const webhooksQuery = graphql(`
  query Webhooks {
    webhookEndpoints {
      id
      url
      events
      state
      createdAt
      lastSuccessAt
      failingSince
      formerSecretUntil
    }
  }
`)

const deliveriesQuery = graphql(`
  query WebhookDeliveries($endpointId: ID!, $offset: Int!, $limit: Int!) {
    webhookDeliveries(endpointId: $endpointId, offset: $offset, limit: $limit) {
      id
      eventId
      event
      occurredAt
      state
      attempts
      attemptedAt
      nextAttemptAt
      failure
      statusCode
      answer
      milliseconds
    }
  }
`)

const deliveriesPerPage = 20
const secondsBetweenLooks = 3

/** A webhook of the landlord. */
export type Webhook = WebhooksQuery['webhookEndpoints'][number]

/** An event that was or is sent to one. */
export type WebhookDelivery = WebhookDeliveriesQuery['webhookDeliveries'][number]

/** The landlord's webhooks, the oldest first. */
export function webhooksOptions() {
  return queryOptions({
    queryKey: ['account', 'webhooks'],
    queryFn: async () => (await request(webhooksQuery)).webhookEndpoints,
  })
}

/** What was sent to a webhook, the newest first; looked at again while something is on its way. */
export function webhookDeliveriesOptions(endpointId: string) {
  return infiniteQueryOptions({
    queryKey: ['account', 'webhooks', endpointId],
    queryFn: async ({ pageParam }) =>
      (await request(deliveriesQuery, { endpointId, offset: pageParam, limit: deliveriesPerPage }))
        .webhookDeliveries,
    initialPageParam: 0,
    getNextPageParam: (page, pages) =>
      page.length === deliveriesPerPage ? pages.length * deliveriesPerPage : undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.flat().some(isOnItsWay) ? secondsBetweenLooks * 1_000 : false,
  })
}

/** Whether a delivery is sent any moment. */
function isOnItsWay({ state, nextAttemptAt }: WebhookDelivery): boolean {
  return state === 'WAITING' && nextAttemptAt === null
}
