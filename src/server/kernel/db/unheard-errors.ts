import { EventEmitter } from 'node:events'
import { Client } from 'pg'

/**
 * Lets a connection that nobody listens to any more fail in silence; Node would end the process. PgBouncer tells of a lost
 * server twice: whoever heard the first time (pg-pool while a connection is in use, pg-boss where it listens for jobs) has
 * taken their listeners off by the second.
 */
export function ignoreUnheardErrors(): void {
  Client.prototype.emit = function (this: Client, event: string | symbol, ...rest: unknown[]): boolean {
    if (event === 'error' && this.listenerCount('error') === 0) return false
    return EventEmitter.prototype.emit.call(this, event, ...rest)
  }
}
