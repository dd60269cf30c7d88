import type { InvoiceLiveMode } from '../../catalogue/invoices.ts'
import { centralTime } from './dpi-message.ts'
import { operatorCode } from './report-refs.ts'
import { element, xmlDocument } from './xml-element.ts'

/** The longest identifier of a sender that the interface takes, in characters. */
const LONGEST_IDENTIFIER = 16

const ENVIRONMENTS = { LIVE: 'PROD', TESTING: 'TEST' } as const satisfies Record<InvoiceLiveMode, string>

/** A message that was made, as its envelope tells of it. */
export interface EnvelopedMessage {
  mode: InvoiceLiveMode
  madeAt: Temporal.Instant
  messageRefId: string
  taxNumber: string
  /** The whole message; it stands in the envelope to the letter. */
  xml: string
}

/**
 * A message in the envelope of DIP, the interface for mass data of the Bundeszentralamt für Steuern. The ticket is the
 * message's own reference, which is unique for ever. Whoever hands it in signs it with the operator's certificate.
 */
export function dipEnvelope(message: EnvelopedMessage): string {
  const identifier = operatorCode(message.taxNumber).slice(0, LONGEST_IDENTIFIER)
  const envelope = element(
    'dip',
    [
      element(
        'header',
        [
          element('consignment', [
            element('customerIdentifier', [
              element('identityProvider', 'ELSTER'),
              element('identifier', identifier),
            ]),
            element('creationTime', centralTime(message.madeAt)),
            element('transferticketId', message.messageRefId),
          ]),
          element('application', [], { code: 'DAC7' }),
        ],
        { environment: ENVIRONMENTS[message.mode] },
      ),
      element('body', [element('consignmentItem', [element('data', [])])]),
    ],
    { xmlns: 'http://itzbund.de/ozg/bzst/post/dip/v2/', version: '2.0' },
  )
  const body = message.xml.replace(/^<\?xml[^>]*\?>\n/, '')
  return xmlDocument(envelope).replace('<data/>', () => `<data>\n${body}</data>`)
}
