import Pdf from 'pdfkit'
import { expect, it } from 'vitest'
import { PdfFile } from './pdf-file.ts'
import { printedTexts } from './pdf-text.ts'
import { bytesOfDocument } from './sheet.ts'
import { Type } from './typesetting.ts'

// fontkit knows a letter that it first met as a part of another one as no letter, so that no font may be kept.
it('letters are printed as themselves after a document with letters that they are a part of', async () => {
  expect(await printed('ÀÇÈÌÑÖÙÝ')).toEqual(['ÀÇÈÌÑÖÙÝ'])
  expect(await printed('ACEINOUY')).toEqual(['ACEINOUY'])
})

async function printed(text: string): Promise<string[]> {
  const document = new Pdf({ autoFirstPage: true })
  const bytes = bytesOfDocument(document)
  new Type(document).draw(text, 'hand', 12, { x: 50, baseline: 50, color: '#000000' })
  document.end()
  return printedTexts(new PdfFile(await bytes)).map((one) => one.text)
}
