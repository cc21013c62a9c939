'use client'

import type { Kit } from '@bowline/kit-core'
import { useCallback, useEffect, useRef } from 'react'
import { type PhoneService, servePhone } from './serve-phone'

/** Serves the phone from this page while it is shown. The returned function shows the phone the code on screen. */
export function usePhoneService(kit: Kit, onPutAway?: () => void): () => boolean {
  const service = useRef<PhoneService>(undefined)
  const putAway = useRef(onPutAway)
  useEffect(() => {
    putAway.current = onPutAway
  })
  useEffect(() => {
    const made = servePhone(
      () => kit.getState().connect.wcUri,
      () => putAway.current?.(),
    )
    service.current = made
    return made.stop
  }, [kit])
  return useCallback(() => service.current?.show() ?? false, [])
}
