import { graphql } from '../gen/gql.ts'
import type { WebhookInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { useAccountChange } from './account-mutations.ts'

const createMutation = graphql(`
  mutation CreateWebhook($input: WebhookInput!, $idempotencyKey: ID!) {
    createWebhook(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      given {
        secret
      }
    }
  }
`)

const changeMutation = graphql(`
  mutation ChangeWebhook($webhookId: ID!, $input: WebhookInput!) {
    changeWebhook(webhookId: $webhookId, input: $input) {
      error {
        ...Refusal
      }
    }
  }
`)

const rotateMutation = graphql(`
  mutation RotateWebhookSecret($webhookId: ID!) {
    rotateWebhookSecret(webhookId: $webhookId) {
      error {
        ...Refusal
      }
      given {
        secret
      }
    }
  }
`)

const pauseMutation = graphql(`
  mutation PauseWebhook($webhookId: ID!) {
    pauseWebhook(webhookId: $webhookId) {
      error {
        ...Refusal
      }
    }
  }
`)

const resumeMutation = graphql(`
  mutation ResumeWebhook($webhookId: ID!) {
    resumeWebhook(webhookId: $webhookId) {
      error {
        ...Refusal
      }
    }
  }
`)

const deleteMutation = graphql(`
  mutation DeleteWebhook($webhookId: ID!) {
    deleteWebhook(webhookId: $webhookId) {
      error {
        ...Refusal
      }
    }
  }
`)

const testMutation = graphql(`
  mutation TestWebhook($webhookId: ID!) {
    testWebhook(webhookId: $webhookId) {
      error {
        ...Refusal
      }
    }
  }
`)

const resendMutation = graphql(`
  mutation ResendWebhookDelivery($deliveryId: ID!) {
    resendWebhookDelivery(deliveryId: $deliveryId) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Sets up a webhook, or changes the one with an id; answers the secret of a new one, which is shown once. */
export async function saveWebhook(
  { webhookId, ...input }: WebhookInput & { webhookId: string | null },
  idempotencyKey: string,
): Promise<string | null> {
  if (webhookId === null)
    return (await request(createMutation, { input, idempotencyKey })).createWebhook.given?.secret ?? ''
  await request(changeMutation, { webhookId, input })
  return null
}

/** Gives a webhook a new secret; answers it. */
export function useRotateSecret(webhookId: string) {
  return useAccountChange(
    async () => (await request(rotateMutation, { webhookId })).rotateWebhookSecret.given?.secret ?? '',
  )
}

/** Stops a webhook, or lets it go on. */
export function useSwitchWebhook(webhookId: string) {
  return useAccountChange(async (on: boolean) => {
    if (on) await request(resumeMutation, { webhookId })
    else await request(pauseMutation, { webhookId })
  })
}

/** Deletes a webhook. */
export function useDeleteWebhook() {
  return useAccountChange((webhookId: string) => request(deleteMutation, { webhookId }))
}

/** Sends a test to a webhook. */
export function useTestWebhook(webhookId: string) {
  return useAccountChange(() => request(testMutation, { webhookId }))
}

/** Sends something to a webhook again. */
export function useResendDelivery() {
  return useAccountChange((deliveryId: string) => request(resendMutation, { deliveryId }))
}
