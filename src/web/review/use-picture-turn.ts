import { useState } from 'react'

/** How a picture is looked at: how large, which way up, and which of several. */
export interface PictureTurn {
  /** 1 is as wide as the page. */
  zoom: number
  /** Degrees, clockwise. */
  rotation: number
  page: number
}

/** As a picture is first shown. */
export const NO_TURN: PictureTurn = { zoom: 1, rotation: 0, page: 0 }

const ZOOMS = [1, 1.5, 2, 3, 4] as const

/** Looking at pictures closely, by keys and buttons; anew for each thing that is looked at. */
export function usePictureTurn(of: string | undefined) {
  const [state, setState] = useState({ of, turn: NO_TURN })
  const turn = state.of === of ? state.turn : NO_TURN
  const set = (changes: Partial<PictureTurn>) => setState({ of, turn: { ...turn, ...changes } })
  return {
    turn,
    zoom: (step: 1 | -1) => {
      const at = ZOOMS.findIndex((zoom) => zoom === turn.zoom)
      set({ zoom: ZOOMS[Math.min(Math.max(at + step, 0), ZOOMS.length - 1)] ?? 1 })
    },
    rotate: () => set({ rotation: (turn.rotation + 90) % 360 }),
    nextPage: () => set({ page: turn.page + 1, zoom: 1, rotation: 0 }),
    choose: (page: number) => set({ page, zoom: 1, rotation: 0 }),
  }
}

/** What usePictureTurn answers. */
export type Turning = ReturnType<typeof usePictureTurn>
