import type { FastifyRequest } from 'fastify'

/** Whether a request is for the API, decided by the route that answers it: `/%61pi/graphql` is the API too. */
export function isApi(request: FastifyRequest): boolean {
  return answeredPath(request).startsWith('/api/')
}

/** Whether a request is for the endpoints of the login. */
export function isLogin(request: FastifyRequest): boolean {
  return answeredPath(request).startsWith('/api/auth/')
}

/** The path of the route that answers; where there is none, the path that was asked for. */
export function answeredPath(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.url
}

/**
 * An address whose path can be decoded: where a percent sign begins no sign of UTF-8, each stands for itself. Else the
 * router would answer such an address alone, without our headers and pages.
 */
export function readableUrl(url: string): string {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
