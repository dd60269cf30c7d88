import { avifSet, pictureSet, type PictureUrls } from '../../domain/pictures.ts'
import { html, type Html } from './html.ts'

/** A photo in the size and format that fit, as the browser's own page shows it; the first of a page is fetched first. */
export function photo(
  urls: PictureUrls,
  shown: { alt: string; sizes: string; width: number; height: number; eager: boolean },
): Html {
  const avif = avifSet(urls)
  return html`<picture
    >${avif && html`<source type="image/avif" srcset="${avif}" sizes="${shown.sizes}" />`}<img
      src="${urls.medium}"
      srcset="${pictureSet(urls)}"
      sizes="${shown.sizes}"
      alt="${shown.alt}"
      width="${shown.width}"
      height="${shown.height}"
      ${shown.eager ? html`fetchpriority="high"` : html`loading="lazy"`}
      decoding="async"
  /></picture>`
}
