import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

/** A line to a server that can be cut: what goes through it is not looked at. */
export interface Relay {
  port: number
  /** OPEN: all goes through. CUT: nobody is there. SILENT: connections stay, and nothing is answered. */
  turn(state: 'OPEN' | 'CUT' | 'SILENT'): void
  close(): Promise<void>
}

/** Lays a line from a free port of this machine to another port of it. */
export async function layRelay(target: number): Promise<Relay> {
  let state: Parameters<Relay['turn']>[0] = 'OPEN'
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer((near) => {
    if (state === 'CUT') return void near.destroy()
    const far = connect(target, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      for (const socket of pair) socket.destroy()
    }
    for (const socket of pair) socket.on('error', end).on('close', end)
    near.pipe(far)
    far.pipe(near)
    if (state === 'SILENT') for (const socket of pair) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const each = (act: (socket: Socket) => void) => [...pairs].flat().forEach(act)
  return {
    port: (server.address() as AddressInfo).port,
    turn: (next) => {
      state = next
      if (next === 'CUT') each((socket) => socket.destroy())
      else each((socket) => (next === 'SILENT' ? socket.pause() : socket.resume()))
    },
    close: async () => {
      each((socket) => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}
