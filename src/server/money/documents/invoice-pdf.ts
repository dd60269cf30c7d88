import Pdf from 'pdfkit'
import { millisecondsOf } from '../../../domain/kernel/day.ts'
import type { InvoiceDocument } from '../../../domain/money/invoice-document.ts'
import { bytesOfDocument, Sheet } from '../../kernel/documents/sheet.ts'
import { drawInvoice } from './invoice-page.ts'
import { INVOICE_TEXTS } from './invoice-texts/invoice-text.ts'

/** The name that ZUGFeRD and Factur-X give the XML within the PDF. */
export const XML_FILE_NAME = 'factur-x.xml'

/** The document as PDF/A-3b with its XML within; the same document and XML give the same bytes. */
export async function invoicePdf(document: InvoiceDocument, xml: string): Promise<Uint8Array> {
  const issuedAt = new Date(millisecondsOf(document.issuedOn))
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: document.language,
    displayTitle: true,
    // The file's id comes of these; pdfkit writes them into the XMP as they are, so no name may stand in them.
    info: {
      Title: titleOf(document),
      Author: 'Mezzo',
      Creator: 'Mezzo',
      Producer: 'Mezzo',
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  const bytes = bytesOfDocument(pdf)
  drawInvoice(new Sheet(pdf), document)
  // As a constant, since pdfkit's types leave the relationship out.
  const attachment = {
    name: XML_FILE_NAME,
    type: 'text/xml',
    relationship: 'Alternative',
    creationDate: issuedAt,
    modifiedDate: issuedAt,
  }
  pdf.file(Buffer.from(xml), attachment)
  pdf.appendXML(FACTUR_X)
  pdf.end()
  return bytes
}

function titleOf({ language, documentType, number, mode }: InvoiceDocument): string {
  const title = `${INVOICE_TEXTS[language].title[documentType]} ${number}`
  return mode === 'TESTING' ? `${title} (TESTING)` : title
}

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

function property(name: string, description: string): string {
  return `
                <rdf:li rdf:parseType="Resource">
                  <pdfaProperty:name>${name}</pdfaProperty:name>
                  <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                  <pdfaProperty:category>external</pdfaProperty:category>
                  <pdfaProperty:description>${description}</pdfaProperty:description>
                </rdf:li>`
}

// A credit note is an INVOICE here, too: the type tells it from orders.
const FACTUR_X = `
    <rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
      <fx:DocumentType>INVOICE</fx:DocumentType>
      <fx:DocumentFileName>${XML_FILE_NAME}</fx:DocumentFileName>
      <fx:Version>1.0</fx:Version>
      <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
    </rdf:Description>
    <rdf:Description rdf:about=""
        xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
        xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
        xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas>
        <rdf:Bag>
          <rdf:li rdf:parseType="Resource">
            <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
            <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
            <pdfaSchema:prefix>fx</pdfaSchema:prefix>
            <pdfaSchema:property>
              <rdf:Seq>${[
                property('DocumentFileName', 'The name of the embedded XML document'),
                property('DocumentType', 'The type of the hybrid document in capital letters'),
                property('Version', 'The version of the standard applying to the embedded XML document'),
                property('ConformanceLevel', 'The conformance level of the embedded XML document'),
              ].join('')}
              </rdf:Seq>
            </pdfaSchema:property>
          </rdf:li>
        </rdf:Bag>
      </pdfaExtension:schemas>
    </rdf:Description>
`
