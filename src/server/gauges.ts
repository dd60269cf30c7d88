import './kernel/db/gauges.ts'
import './kernel/jobs/gauges.ts'
import './kernel/mail/gauges.ts'
import './calendars/feeds/gauges.ts'
