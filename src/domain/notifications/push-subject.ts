/** Ends of names that nobody outside can reach; Apple refuses the first three, none of them names an operator. */
const UNREACHABLE = ['localhost', 'local', 'invalid', 'internal', 'test', 'example']

/** Why Apple's push service won't accept whom to ask about our messages (RFC 8292). */
export type PushSubjectProblem =
  /** Neither an https address nor mailto. */
  | 'SCHEME'
  /** A name or number that nobody else can reach. */
  | 'HOST'

/** What is wrong with a subject of VAPID, such as 'mailto:push@example.com'; null where it is accepted everywhere. */
export function pushSubjectProblem(subject: string): PushSubjectProblem | null {
  const host = hostOf(subject)
  if (host === null) return 'SCHEME'
  const last = host.slice(host.lastIndexOf('.') + 1)
  const isNumber = /^[\d.]+$/.test(host) || host.includes(':')
  return isNumber || !host.includes('.') || UNREACHABLE.includes(last) ? 'HOST' : null
}

function hostOf(subject: string): string | null {
  const address = /^mailto:[^\s@<>]+@([^\s@<>/]+)$/i.exec(subject)?.[1]
  const page = /^https:\/\/(\[[^\]]*\]|[^\s/:?#]+)(?:[:/?#]|$)/i.exec(subject)?.[1]
  return (address ?? page)?.toLowerCase().replace(/\.$/, '') ?? null
}
