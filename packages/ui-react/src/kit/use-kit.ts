'use client'

import type { Kit } from '@bowline/kit-core'
import { useKitContext } from './kit-context.js'
import type { Slots } from './slots.js'

/** The kit of the nearest provider. Throws KitProviderMissingError outside one. */
export function useKit(): Kit {
  return useKitContext('useKit').kit
}

/** The app's own components, set on the provider. */
export function useSlots(): Slots {
  return useKitContext('useSlots').slots
}
