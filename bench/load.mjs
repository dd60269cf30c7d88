// Loads one address with autocannon and prints what came of it. A program of its own, so that the load has a process
// as the servers have; plain JavaScript, since its package lies in this folder and not in the project's.
import autocannon from 'autocannon'

const { url, connections, seconds, requests, headers, rate } = JSON.parse(process.argv[2])
const times = []
let wrong = ''
const load = autocannon({
  url,
  connections,
  duration: seconds,
  ...(rate && { overallRate: rate }),
  requests: requests.map(({ method, path, body }) => ({ method, path, body, headers })),
})
load.on('response', (_, status, __, time) => {
  times.push(time)
  if (status !== 200) wrong = `status ${status}`
})
load.on('reqError', (error) => (wrong = String(error)))
const result = await load
times.sort((one, other) => one - other)
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
process.stdout.write(
  JSON.stringify({
    perSecond: times.length / result.duration / requests.length,
    answers: times.length,
    p50: at(0.5),
    p95: at(0.95),
    bytes: Math.round(result.throughput.total / Math.max(1, times.length)) * requests.length,
    wrong,
  }),
)
