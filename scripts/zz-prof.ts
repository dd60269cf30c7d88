import { setTimeout as sleep } from 'node:timers/promises'
import { beBusy, photoOnce } from './overload/busy-landlords.ts'
import { setUp } from './overload/stage.ts'
const which = process.argv[2]
await photoOnce()
const stage = await setUp({ NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/work/tmp/ov/prof --cpu-prof-interval=2000' }, () => {})
try {
  const stop = new AbortController()
  const t0 = Date.now()
  const busy = beBusy(stage, stop.signal)
  const probe = (async () => { const all: number[] = []; while (Date.now() - t0 < 25_000) { const s = performance.now(); await fetch(stage.server.url + '/healthz'); all.push(Math.round(performance.now() - s)); await sleep(20) } return all })()
  const all = await probe
  stop.abort()
  console.log(JSON.stringify(await busy))
  console.log('healthz >100ms:', all.filter(x => x > 100).length, 'of', all.length, 'longest', all.toSorted((a,b)=>b-a).slice(0, 25).join(' '))
  await sleep(500)
} finally { await stage.stop() }
