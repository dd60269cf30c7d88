// Loads one address and prints what came of it: with as much as is answered by autocannon, or with so many requests a
// second. A program of its own, so that the load has a process as the servers have; plain JavaScript, since autocannon
// lies in this folder and not in the project's.
import autocannon from 'autocannon'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

const { url, connections, seconds, requests, headers, rate } = JSON.parse(process.argv[2])
const times = []
let wrong = ''
const { duration, total } = rate ? await visit() : await press()
times.sort((one, other) => one - other)
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
process.stdout.write(
  JSON.stringify({
    perSecond: times.length / duration / requests.length,
    answers: times.length,
    p50: at(0.5),
    p95: at(0.95),
    bytes: Math.round(total / Math.max(1, times.length)) * requests.length,
    wrong,
  }),
)

/** Each connection asks again as soon as it has its answer. */
async function press() {
  const load = autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.map(({ method, path, body }) => ({ method, path, body, headers })),
  })
  load.on('response', (_, status, __, time) => {
    times.push(time)
    if (status !== 200) wrong = `status ${status}`
  })
  load.on('reqError', (error) => (wrong = String(error)))
  const { duration, throughput } = await load
  return { duration, total: throughput.total }
}

/** People come one by one, whoever is there already: the time between two is random, and waiting counts. */
async function visit() {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const start = performance.now()
  const answers = []
  let total = 0
  for (let due = start; due < start + seconds * 1000; due += (-Math.log(1 - Math.random()) * 1000) / rate) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    answers.push(ask(agent, requests[answers.length % requests.length], due).then((size) => (total += size)))
  }
  await Promise.all(answers)
  agent.destroy()
  return { duration: (performance.now() - start) / 1000, total }
}

async function ask(agent, { method, path, body }, due) {
  try {
    const answer = await new Promise((resolve, reject) => {
      request(new URL(path, url), { agent, method, headers }, resolve).on('error', reject).end(body)
    })
    const content = await text(answer)
    times.push(performance.now() - due)
    if (answer.statusCode !== 200) wrong = `status ${answer.statusCode}`
    return content.length
  } catch (error) {
    wrong = String(error)
    return 0
  }
}
