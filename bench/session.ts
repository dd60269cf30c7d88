import { SCALE_PASSWORD } from './scale/fill.ts'

/** Logs somebody in and answers the headers with which a browser then sends its operations. */
export async function logIn(
  url: string,
  email: string,
  password = SCALE_PASSWORD,
): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  const take = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  const headers = () => ({
    'content-type': 'application/json',
    origin: url,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
  })
  take(await fetch(`${url}/api/users/me`))
  const body = JSON.stringify({ email, password })
  const answer = take(
    await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers: headers(), body }),
  )
  if (!answer.ok) throw new Error(`${email} can't log in: ${answer.status} ${await answer.text()}`)
  take(await fetch(`${url}/api/users/me`, { headers: headers() }))
  return headers()
}
