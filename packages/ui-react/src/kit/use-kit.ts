'use client'

import type { Kit } from '@bowline/kit-core'
import { useKitContext } from './kit-context.js'
import type { Slots } from './slots.js'

/** The kit of the provider above. Throws KitProviderMissingError without one. */
export function useKit(): Kit {
  return useKitContext('useKit').kit
}

/** The host's own components. */
export function useSlots(): Slots {
  return useKitContext('useSlots').slots
}
