'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { LocalChain } from '../server/local-chains'
import type { Camera } from './camera'
import type { Phone } from './phone'

/**
 * Start-up status of the demo's phone, a page with a test wallet that pairs over the relay. `waiting` while another window is the
 * phone; `no-relay` when the demo runs without a relay.
 */
export type PhoneStart =
  | { readonly status: 'waiting' | 'starting' | 'no-relay' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly phone: Phone; readonly camera: Camera }

const LOCK = 'bowline-demo-phone'

const listeners = new Set<() => void>()
let start: PhoneStart = { status: 'waiting' }
let isAsked = false

/** Starts the phone of this window once. Only one window can be the phone: two clients would conflict over one storage. */
export function usePhone(relayUrl: string | undefined, localChains: readonly LocalChain[]): PhoneStart {
  useEffect(() => {
    if (isAsked) return
    isAsked = true
    void begin(relayUrl, localChains)
  }, [relayUrl, localChains])
  return useSyncExternalStore(
    subscribe,
    () => start,
    () => start,
  )
}

async function begin(relayUrl: string | undefined, localChains: readonly LocalChain[]): Promise<void> {
  if (relayUrl === undefined) {
    move({ status: 'no-relay' })
    return
  }
  await alone(async () => {
    move({ status: 'starting' })
    try {
      const [{ createPhone }, { openCamera }] = await Promise.all([import('./phone'), import('./camera')])
      const camera = openCamera((uri) => {
        if (start.status === 'ready') start.phone.pair(uri).catch(() => undefined)
      })
      move({ status: 'ready', phone: await createPhone({ relayUrl, localChains, camera }), camera })
    } catch (error) {
      move({ status: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  })
}

/** Runs once no other window is the phone; this window then is the phone until it closes. */
async function alone(run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run()
  await navigator.locks.request(LOCK, async () => {
    await run()
    await new Promise(() => undefined)
  })
}

function move(next: PhoneStart): void {
  start = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
