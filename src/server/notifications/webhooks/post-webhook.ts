import { WEBHOOK_ANSWER_LENGTH, WEBHOOK_PATIENCE } from '../../../domain/notifications/webhook.ts'
import type { WebhookFailure } from '../../../domain/catalogue/webhooks.ts'
import { outboundOf, postOutbound } from '../../kernel/outbound/fetch-outbound.ts'
import { OutboundError, type OutboundFailure } from '../../kernel/outbound/outbound-error.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { WebhookAttempt } from './deliveries-sql.ts'
import { webhookHeaders } from './sign-webhook.ts'

const FAILURES: Record<OutboundFailure, WebhookFailure> = {
  BAD_LINK: 'NOT_ALLOWED',
  REFUSED: 'NOT_ALLOWED',
  NO_ADDRESS: 'NO_ADDRESS',
  TOO_MANY_REDIRECTS: 'REDIRECTED',
  TOO_LARGE: 'UNREACHABLE',
  TIMED_OUT: 'TIMED_OUT',
  UNREACHABLE: 'UNREACHABLE',
}

/** Sends a message to a webhook, signed with each of its secrets; answers what became of it. */
export async function postWebhook(
  ctx: Pick<Context, 'config' | 'now'>,
  { url, secrets, id, body }: { url: string; secrets: readonly string[]; id: string; body: string },
): Promise<WebhookAttempt> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const answer = await postOutbound(outboundOf(ctx.config), {
      url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mezzo-Webhooks/1',
        ...webhookHeaders(secrets, { id, at: ctx.now(), body }),
      },
      body: Buffer.from(body),
      within: WEBHOOK_PATIENCE,
      // A sign may take four bytes.
      maxBytes: 4 * WEBHOOK_ANSWER_LENGTH,
      beginning: true,
    })
    return {
      failure: failureOf(answer.status),
      statusCode: answer.status,
      answer: readable(answer.body),
      milliseconds: took(),
    }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { failure: FAILURES[error.failure], statusCode: null, answer: '', milliseconds: took() }
  }
}

function failureOf(status: number): WebhookFailure | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'REDIRECTED' : 'STATUS'
}

/** The beginning of an answer without what a database or a page can't show. */
function readable(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes).replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
  return [...text].slice(0, WEBHOOK_ANSWER_LENGTH).join('').trim()
}
