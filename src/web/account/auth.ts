import { NotAllowedError } from '../../domain/errors.ts'
import { errorOfStatus, send } from '../http.ts'

/** The login service refused what was entered (wrong password, address in use, link used up). */
export class RefusedError extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.name = 'RefusedError'
    this.code = code
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
    const answer = (await response.json().catch(() => ({}))) as { code?: string }
    throw new RefusedError(answer.code ?? String(response.status))
  }
  throw response.status === 403 ? new NotAllowedError() : errorOfStatus(response.status)
}

/** Shortest password that is accepted. */
export const PASSWORD_LENGTH = 10

/** True for what looks like an email address. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}
