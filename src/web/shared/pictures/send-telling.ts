import type { Sender } from '../../http.ts'

/** Sends a form and tells how much of it has arrived, from 0 to 1, which `fetch` can't. */
export function sendTelling(onProgress: (share: number) => void): Sender {
  return (url, { method = 'POST', headers, body }) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(method, url)
      new Headers(headers).forEach((value, name) => call.setRequestHeader(name, value))
      call.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total)
      })
      call.addEventListener('load', () =>
        resolve(new Response(call.responseText || null, { status: call.status })),
      )
      for (const end of ['error', 'abort', 'timeout'])
        call.addEventListener(end, () => reject(new TypeError('Failed to send')))
      call.send(body instanceof FormData ? body : null)
    })
}
