'use client'

import { onEvent, type TrackingListener } from '@bowline/kit-core/actions'
import { useEffect, useRef } from 'react'
import { useKit } from '../kit/use-kit.js'

/** Calls the listener for every analytics event of the kit while the component is mounted. The listener need not be stable. */
export function useKitEvent(listener: TrackingListener): void {
  const kit = useKit()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => onEvent(kit, (event) => latest.current(event)), [kit])
}
