import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import type { Visit, VisitorsTask } from './task.ts'

// People who come one by one, whoever is there already: the time between two is random, and waiting counts. A program of
// its own, so that the load has a process as the server has.
const { url, visitors, requests, rate, seconds } = JSON.parse(await text(process.stdin)) as VisitorsTask
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const start = performance.now()
const visits: Promise<Visit>[] = []
let due = start
while (due < start + seconds * 1000) {
  const wait = due - performance.now()
  if (wait > 1) await sleep(wait)
  visits.push(visit(visits.length, due))
  due += (-Math.log(1 - Math.random()) * 1000) / rate
  // Whoever is behind must still hear the answers.
  if (visits.length % 50 === 0) await new Promise((done) => setImmediate(done))
}
const all = await Promise.all(visits)
agent.destroy()
process.stdout.write(JSON.stringify(all))

async function visit(number: number, dueAt: number): Promise<Visit> {
  const headers = visitors[number % visitors.length]
  const { method, path, body } = requests[number % requests.length] ?? { method: 'GET', path: '/' }
  const status = await new Promise<number>((done) => {
    const sent = request(new URL(path, url), { agent, method, headers }, (answer) => {
      answer.on('error', () => done(0))
      answer.on('end', () => done(answer.statusCode ?? 0))
      answer.resume()
    })
    sent.setTimeout(30_000, () => sent.destroy())
    sent.on('error', () => done(0))
    sent.end(body)
  })
  return { at: Math.round(dueAt - start), took: Math.round((performance.now() - dueAt) * 10) / 10, status }
}
