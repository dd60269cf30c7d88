import type { ServerResponse } from 'node:http'
import type { LocalVeriff, LocalWord } from './local-veriff.ts'

/** What the page offers, with the reason that the provider would name. */
const choices: readonly { word: LocalWord; text: string; reasonCode?: number }[] = [
  { word: 'started', text: 'Begin' },
  { word: 'submitted', text: 'Hand in, no decision yet' },
  { word: 'review', text: 'Look at it once more' },
  { word: 'approved', text: 'Approve' },
  { word: 'declined', text: 'Decline: not genuine', reasonCode: 102 },
  { word: 'resubmission_requested', text: 'Ask again: unreadable', reasonCode: 206 },
  { word: 'expired', text: 'Expire' },
  { word: 'abandoned', text: 'Break off' },
]

/** Where somebody in the demo shows a document: one page, plainly a test, that lets them choose what becomes of it. */
export async function localPage(
  local: LocalVeriff,
  sessionId: string,
  request: { method: string; body: string },
  response: ServerResponse,
): Promise<void> {
  const session = local.sessions.get(sessionId)
  const chosen = choices.find(({ word }) => new URLSearchParams(request.body).get('word') === word)
  if (session && request.method === 'POST' && chosen)
    await local.become(sessionId, chosen.word, chosen.reasonCode)
  response.writeHead(session ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; form-action 'self'",
  })
  const status = session?.decision?.status ?? session?.attempts.at(-1)?.status ?? 'created'
  const buttons = choices.map(
    ({ word, text }) => `<p><button name="word" value="${word}">${text}</button></p>`,
  )
  const parts = session
    ? [
        `<p>Session of ${escaped(session.person.firstName)}: <strong>${status}</strong></p>`,
        `<form method="post">${buttons.join('')}</form>`,
        `<p><a href="${escaped(session.callback)}">Back to Mezzo</a></p>`,
      ]
    : ['<p>There is no such session.</p>']
  response.end(
    `<!doctype html><html lang="en"><title>Test of the identity service</title><h1>TEST: this proves nobody’s identity</h1>${parts.join('')}</html>`,
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
