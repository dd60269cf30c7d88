import type { Route } from '../http/route.ts'
import { listMails } from './sql.ts'

const newest = 100

/** The outbox: every mail that would have been sent, open to all, hence in demo mode only. */
export const mailRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/outbox',
    policy: 'public',
    scope: 'any',
    demoOnly: true,
    handler: async (ctx) => {
      const mails = await listMails(ctx.db, newest)
      return {
        mails: mails.map((mail) => ({
          id: mail.id,
          to: mail.to,
          language: mail.language,
          template: mail.template,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          createdAt: mail.created_at.toString(),
        })),
      }
    },
  },
]
