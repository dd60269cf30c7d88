import { DEFAULT_BYTE_RANGE_PLACEHOLDER } from '@signpdf/utils'

/** The name of the field that holds the seal; the check looks for it. */
export const SEAL_FIELD = 'MezzoSeal'

/** Room for the signature, in bytes; ours takes about 1500. */
const SIGNATURE_BYTES = 4096

/** Adds the empty field of the seal to a document, on its current page and without a picture. */
export function addSealField(document: PDFKit.PDFDocument, sealedAt: Temporal.Instant): void {
  const placeholder = DEFAULT_BYTE_RANGE_PLACEHOLDER
  const signature = document.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    // A plain text is a name of PDF, and the placeholder stands in the file as such.
    ByteRange: [0, placeholder, placeholder, placeholder],
    Contents: Buffer.alloc(SIGNATURE_BYTES),
    M: new Date(sealedAt.epochMilliseconds),
    Name: literal('Mezzo'),
    Reason: literal('Seal of the signed contract'),
  })
  const field = document.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    Rect: [0, 0, 0, 0],
    V: signature,
    T: literal(SEAL_FIELD),
    // Printed, and locked.
    F: 132,
    P: document.page.dictionary,
  })
  // pdfkit ends the form together with the document, and wants the fonts of fields with text for that: none here.
  const form = document.ref({ SigFlags: 3, Fields: [field], DR: { Font: {} } })
  document.page.annotations.push(field)
  const inner = innerOf(document)
  inner._root.data['AcroForm'] = form
  inner._acroform = { fonts: {}, defaultFont: 'none' }
  for (const part of [signature, field]) part.end('')
}

// pdfkit writes objects of String as text, and plain ones as names.
function literal(text: string): object {
  // oxlint-disable-next-line no-new-wrappers -- see above
  return new String(text)
}

interface InnerDocument {
  _root: { data: Record<string, unknown> }
  _acroform: { fonts: Record<string, unknown>; defaultFont: string }
}

// pdfkit's types leave out the catalogue of the document.
function innerOf(document: PDFKit.PDFDocument): InnerDocument {
  return document as unknown as InnerDocument
}
