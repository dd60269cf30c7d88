import {
  type LocalPartnerBlock,
  startLocalPartner,
} from '../src/server/kernel/adapters/partners/local-partner.ts'
import { PARTNER_SOURCES } from '../src/domain/catalogue/calendars.ts'
import { pullAsPartner } from './partner-pull.ts'
import { addDays, addMonths, utcDayOf, firstOfMonth } from '../src/domain/kernel/day.ts'

// A partner for trying things out. `--pull LINK` pulls a feed of ours once and judges it; else it tells one made-up stay
// next month for each unit named on the command line.
const [first, ...others] = process.argv.slice(2)
if (first === '--pull') {
  const isFine = await pullAsPartner(others[0] ?? '', (line) => process.stdout.write(`${line}\n`))
  process.exitCode = isFine ? 0 : 1
} else {
  await startTelling(process.argv.slice(2))
}

async function startTelling(listingIds: readonly string[]): Promise<void> {
  const apiKey = process.env['MEZZO_PARTNER_KEY'] ?? 'local-key'
  const partner = await startLocalPartner({ apiKey, port: Number(process.env['PARTNER_PORT'] ?? 3060) })
  const month = addMonths(firstOfMonth(utcDayOf(Date.now())), 1)
  for (const listingId of listingIds) {
    for (const [index, source] of PARTNER_SOURCES.entries()) {
      const from = addDays(month, index * 7)
      const block: LocalPartnerBlock = {
        id: `${source}-1`,
        from,
        to: addDays(from, 4),
      }
      partner.tell(listingId, source, [block])
    }
  }
  process.stdout.write(
    [
      `TEST partner on ${partner.url}. Start Mezzo with`,
      `  MEZZO_PARTNER_URL=${partner.url} MEZZO_PARTNER_KEY=${apiKey} npm start`,
      'and give a listing the flag PARTNER_SYNC_ENABLED.',
      '',
    ].join('\n'),
  )
}
