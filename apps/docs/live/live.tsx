'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'

const LiveKit = lazy(async () => ({ default: (await import('./live-kit')).LiveKit }))

/** A picture of the modal that a press replaces by the real one, which is loaded then. */
export function Live({ children }: { children: ReactNode }) {
  const [isStarted, setIsStarted] = useState(false)
  if (isStarted) {
    return (
      <Suspense fallback={children}>
        <LiveKit />
      </Suspense>
    )
  }
  return (
    <div className="live">
      {children}
      <button type="button" className="live-start" onClick={() => setIsStarted(true)}>
        Try it on this page
      </button>
    </div>
  )
}
