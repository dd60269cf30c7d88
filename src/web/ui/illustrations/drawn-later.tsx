import { type ComponentType, lazy, Suspense } from 'react'
import { Drawing, type DrawingProps } from './drawing.tsx'

/**
 * An illustration whose strokes are loaded when it is shown: most visits see none. Its sheet is there at once, so that
 * nothing moves, and stays empty where the strokes can't be loaded.
 */
export function drawnLater(load: () => Promise<ComponentType>): ComponentType<DrawingProps> {
  const Strokes = lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      // Without a connection the words beside it say enough.
      return { default: Nothing }
    }
  })
  return function Illustration(props) {
    return (
      <Drawing {...props}>
        <Suspense fallback={null}>
          <Strokes />
        </Suspense>
      </Drawing>
    )
  }
}

function Nothing() {
  return null
}
