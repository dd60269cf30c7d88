import { INBOUND_MAIL_MAX_BYTES } from '../../../domain/rentals/messages/reply-mail.ts'
import { openMailReceiver } from '../../kernel/adapters/mail-receiver.ts'
import { type Services, systemContext } from '../../kernel/viewer/context.ts'
import { checkReplyAddress, keepInboundMail } from './actions.ts'

/** Lets answers in by mail where the settings say so; answers on which port, and how to close the door. */
export async function openInboundMail(
  services: Services,
): Promise<{ port: number; close: () => Promise<void> } | null> {
  const { inboundMail } = services.config
  if (!inboundMail) return null
  const taker = {
    check: (address: string) => checkReplyAddress(systemContext(services), address),
    take: (mail: Parameters<typeof keepInboundMail>[1]) => keepInboundMail(systemContext(services), mail),
  }
  return openMailReceiver(inboundMail, INBOUND_MAIL_MAX_BYTES, taker, services.log)
}
