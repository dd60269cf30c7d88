import { NotAllowedError } from '../../domain/errors.ts'
import { errorOfStatus, send } from '../http.ts'

/** The login service refused what was entered (wrong password, address in use, link used up). */
export class RefusedError extends Error {
  readonly code: string
  /** What is wrong with which field, where the service says it. */
  readonly fields: Record<string, string>

  constructor(code: string, fields: Record<string, string> = {}) {
    super(code)
    this.name = 'RefusedError'
    this.code = code
    this.fields = fields
  }
}

/** Calls an endpoint of the login service; throws RefusedError for what the person can mend. */
export async function callAuth(endpoint: string, body: Record<string, unknown>): Promise<void> {
  const response = await send(`/api/auth/${endpoint}`, { body })
  if (response.ok) return
  if (
    response.status === 400 ||
    response.status === 401 ||
    response.status === 409 ||
    response.status === 422
  ) {
    const answer = (await response.json().catch(() => ({}))) as {
      code?: string
      fields?: Record<string, string>
    }
    throw new RefusedError(answer.code ?? String(response.status), answer.fields)
  }
  throw response.status === 403 ? new NotAllowedError() : errorOfStatus(response.status)
}

/** True for what looks like an email address. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}
