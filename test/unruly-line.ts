import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** The ways in which a provider can fail (Q7). */
export const FAILURES = ['refuses', 'hangs', 'drips', 'fails', 'answersGarbage', 'resets'] as const

/** One of these ways. */
export type Failure = (typeof FAILURES)[number]

/** A line to a provider that behaves as it is told. */
export interface UnrulyLine {
  port: number
  /** Connections so far. */
  connections(): number
  /** Milliseconds that the longest connection since the last turn was open, or has been so far. */
  longest(): number
  /** Null: all goes through to the provider. Connections that are open end. */
  turn(failure: Failure | null): Promise<void>
  close(): Promise<void>
}

/** What the line speaks, and milliseconds between two bytes of a drip. */
interface LineOptions {
  /** The port of the provider; without one nothing ever goes through. */
  target?: number
  speaks?: 'http' | 'smtp'
  dripEach?: number
}

/** Lays a line on a free port of this machine. */
export async function layUnrulyLine({
  target,
  speaks = 'http',
  dripEach = 1_000,
}: LineOptions): Promise<UnrulyLine> {
  const sockets = new Set<Socket>()
  let failure: Failure | null = null
  let server: Server | null = null
  let port = 0
  let count = 0
  let lives: { began: number; ended: number | null }[] = []
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const answer = (near: Socket) => {
    count += 1
    const life: (typeof lives)[number] = { began: performance.now(), ended: null }
    lives.push(life)
    near.on('close', () => (life.ended = performance.now()))
    hold(near)
    if (failure === null && target !== undefined) return join(near, target, hold)
    if (failure !== null) misbehave(near, { failure, speaks, dripEach })
  }
  const listen = async () => {
    server = createServer(answer).listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  const stop = async () => {
    const closing = server
    server = null
    for (const socket of sockets) socket.destroy()
    if (closing) await new Promise((resolve) => closing.close(resolve))
  }
  await listen()
  return {
    port,
    connections: () => count,
    longest: () => Math.max(0, ...lives.map(({ began, ended }) => (ended ?? performance.now()) - began)),
    turn: async (next) => {
      await stop()
      lives = []
      failure = next
      if (next !== 'refuses') await listen()
    },
    close: stop,
  }
}

function join(near: Socket, target: number, hold: (socket: Socket) => void): void {
  const far = connect(target, '127.0.0.1')
  hold(far)
  near.on('close', () => far.destroy()).pipe(far)
  far.on('close', () => near.destroy()).pipe(near)
}

function misbehave(
  socket: Socket,
  { failure, speaks, dripEach }: { failure: Failure; speaks: 'http' | 'smtp'; dripEach: number },
): void {
  if (failure === 'hangs') return void socket.resume()
  if (failure === 'answersGarbage') return void socket.on('data', () => {}).end(Buffer.alloc(3_000, 0x9c))
  if (speaks === 'smtp') return misbehaveAsMailServer(socket, failure, dripEach)
  socket.once('data', () => {
    if (failure === 'fails')
      socket.end('HTTP/1.1 500 Sorry\r\ncontent-type: text/plain\r\ncontent-length: 5\r\n\r\nsorry')
    const begun = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{'
    if (failure === 'resets') socket.write(begun, () => socket.resetAndDestroy())
    if (failure === 'drips') socket.write(begun, () => drip(socket, ' ', dripEach))
  })
  socket.on('data', () => {})
}

function misbehaveAsMailServer(socket: Socket, failure: Failure, dripEach: number): void {
  socket.write(failure === 'fails' ? '421 Sorry\r\n' : '220 mail.example ESMTP\r\n')
  if (failure === 'fails') return void socket.on('data', () => {}).end()
  socket.on('data', () => {
    if (failure === 'resets') socket.write('250-mail', () => socket.resetAndDestroy())
  })
  // Whole lines of an answer that has no end.
  if (failure === 'drips') socket.once('data', () => drip(socket, '250-more\r\n', dripEach))
}

function drip(socket: Socket, drop: string, each: number): void {
  const timer = setInterval(() => socket.write(drop), each)
  socket.on('close', () => clearInterval(timer))
}
