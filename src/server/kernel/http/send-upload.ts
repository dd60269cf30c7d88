import type { FastifyReply } from 'fastify'

/**
 * Answers with what somebody else has sent us, so that it does nothing in our place: pictures were painted anew and may
 * be shown; nobody but its sender knows what a PDF does, so that it is only saved.
 */
export function sendUpload(
  reply: FastifyReply,
  file: { contentType: string; fileName: string; content: Uint8Array },
  { place }: { place: 'inline' | 'attachment' },
) {
  const shown = file.contentType === 'application/pdf' ? 'attachment' : place
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', `${shown}; filename*=UTF-8''${headerName(file.fileName)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(file.content))
}

/** The name of a file as a header has it (RFC 5987). */
function headerName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}
