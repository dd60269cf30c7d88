import type * as Pdfjs from 'unpdf/pdfjs'
// As it is, without being bundled: whoever looks at no PDF loads nothing of it.
// oxlint-disable-next-line import/default -- what Vite answers is the address of the file
import pdfjsUrl from 'unpdf/pdfjs?url'

/** Most pages of a PDF that are drawn, and how wide, in pixels. */
const MOST_PAGES = 20
const PAGE_WIDTH = 1400

/**
 * Draws the first pages of a PDF as pictures, answers their addresses in this tab and how many pages there are; no picture
 * where it can't be read. Scripts and forms in it are not even loaded.
 */
export async function drawPdf(content: ArrayBuffer): Promise<{ pages: string[]; total: number }> {
  const { getDocument } = (await import(/* @vite-ignore */ pdfjsUrl)) as typeof Pdfjs
  const task = getDocument({ data: new Uint8Array(content), enableXfa: false })
  const pages: string[] = []
  let total = 0
  try {
    const document = await task.promise
    total = document.numPages
    for (let number = 1; number <= Math.min(total, MOST_PAGES); number++)
      pages.push(await drawPage(await document.getPage(number)))
  } catch {
    // Whatever is wrong with it: whoever looks at it is told how much is not shown, and may save it.
  } finally {
    await task.destroy()
  }
  return { pages, total }
}

async function drawPage(page: Pdfjs.PDFPageProxy): Promise<string> {
  const { width } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: PAGE_WIDTH / width })
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport }).promise
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (!blob) throw new Error('The page could not be drawn.')
  return URL.createObjectURL(blob)
}
