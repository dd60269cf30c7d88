/** A form with a file as a browser sends it: payload and headers for `inject`. */
export function multipart(
  fields: Record<string, string>,
  file?: { name: string; type?: string; content: Uint8Array | string; field?: string },
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = '----mezzo-test-boundary'
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  if (file) {
    const head = `Content-Disposition: form-data; name="${file.field ?? 'file'}"; filename="${file.name}"`
    const type = `Content-Type: ${file.type ?? 'application/octet-stream'}`
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n${type}\r\n\r\n`), Buffer.from(file.content))
    parts.push(Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
