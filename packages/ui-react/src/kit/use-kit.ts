'use client'

import type { Kit } from '@bowline/kit-core'
import { useKitContext } from './kit-context.js'
import type { Slots } from './slots.js'

/** The kit of the nearest provider. Throws KitProviderMissingError outside one. */
export function useKit(): Kit {
  return useKitContext('useKit').kit
}

/** The `slots` of the nearest provider: the app's own components that replace parts of the kit's UI. */
export function useSlots(): Slots {
  return useKitContext('useSlots').slots
}
