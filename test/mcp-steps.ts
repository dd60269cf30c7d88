import { ACCESS_SCOPES, type AccessScope } from '../src/domain/catalogue/people.ts'
import type { TestApp } from './app.ts'
import { createStage } from './builders.ts'
import { sendRequest } from './request-commands.ts'
import { giveAccessToken } from './security/access-token.ts'

interface ToolAnswer {
  isError?: boolean
  structuredContent: Record<string, unknown> & {
    done?: boolean
    digest?: string
    error?: { name: string; reason?: string; message: string }
  }
}

/** Steps of the tests about the Model Context Protocol, in an app. */
export function mcpSteps(appOf: () => TestApp) {
  const tokenOf = (userId: string, scopes: readonly AccessScope[]) => giveAccessToken(appOf(), userId, scopes)

  async function send(token: string | null, method: string, params: object = {}) {
    return appOf().app.inject({
      method: 'POST',
      url: '/api/mcp',
      headers: {
        accept: 'application/json, text/event-stream',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: { jsonrpc: '2.0', id: 1, method, params },
    })
  }

  async function call(token: string, name: string, args: object): Promise<ToolAnswer['structuredContent']> {
    const answer = await send(token, 'tools/call', { name, arguments: args })
    const { result, error } = answer.json<{ result?: ToolAnswer; error?: { message: string } }>()
    if (!result) throw new Error(error?.message ?? answer.body)
    return result.structuredContent ?? { error: { name: 'InputError', message: JSON.stringify(result) } }
  }

  /** A landlord with a token of all scopes, who is asked for a stay. */
  async function asking() {
    const t = appOf()
    const stage = await createStage(t)
    const listingRequestId = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
    const { booking_request_id: bookingRequestId } = await t.db
      .selectFrom('listing_requests')
      .select('booking_request_id')
      .where('id', '=', listingRequestId)
      .executeTakeFirstOrThrow()
    const token = await tokenOf(stage.landlordId, ACCESS_SCOPES)
    const named = { listingRequestId, bookingRequestId }
    return { ...stage, listingRequestId, bookingRequestId, token, named }
  }

  return { tokenOf, send, call, asking }
}
