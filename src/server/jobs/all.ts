import '../mail/jobs.ts'
import '../idempotency/jobs.ts'
