/** What stands before the processes of two releases, as in operation: it asks /readyz and sends nobody to who isn't. */
export interface Balancer {
  name: string
  stop(): Promise<void>
}

/** How it shares out: a browser with its cookie stays where it was, for as long as that answers. */
export interface BalancerOptions {
  port: number
  /** The processes' ports, whether one listens there yet or not. */
  servers: number[]
  sticky: boolean
}

/** The cookie by which a browser stays with one process. */
export const STICKY_COOKIE = 'mezzo-server'
