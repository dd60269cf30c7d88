import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import classes from './lifted-picture-view.module.css'
import { ListingPhoto } from './listing-photo.tsx'
import type { Box } from './picture-drag.ts'
import type { OwnPicture } from './picture-queries.ts'

/** A photo that is held: it floats above the page where mouse or finger are. */
export function LiftedPictureView({
  picture,
  box,
  ref,
}: {
  picture: OwnPicture
  /** Where it lay when it was lifted; `ref` is moved from there. */
  box: Box
  ref: RefObject<HTMLDivElement | null>
}) {
  return createPortal(
    <div
      ref={ref}
      className={classes.lifted}
      style={{ left: box.x, top: box.y, width: box.width }}
      aria-hidden
    >
      <ListingPhoto
        urls={picture.urls}
        placeholder={picture.placeholder}
        alt=""
        sizes={`${box.width}px`}
        eager
      />
    </div>,
    document.body,
  )
}
