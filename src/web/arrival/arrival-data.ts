import type { EventType } from '../../domain/catalogue/metrics.ts'

/** What the server tells of the public page that it has written (src/server/public/html/page-html.ts). */
export interface Arrival {
  /** The address of the application's script. */
  app: string
  /** Addresses of what that script needs for this page. */
  files: string[]
  /** The page by the name under which its views are counted. */
  page: string
  /** What a visitor sees of listings by being here. */
  seen: { type: EventType; groupIds: string[] }[]
}

/** What the page was sent with. */
export function readArrival(): Arrival {
  const element = document.getElementById('arrival')
  if (!element) throw new Error('The page tells nothing of itself')
  return JSON.parse(element.textContent) as Arrival
}
