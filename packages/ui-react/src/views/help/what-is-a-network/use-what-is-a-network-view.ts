'use client'

import { goBack } from '@bowline/kit-core/actions'
import { useKit } from '../../../kit/use-kit.js'

/** `done`, the action of the view's button, goes back to the previous view. */
export function useWhatIsANetworkView() {
  const kit = useKit()
  return { done: () => goBack(kit) }
}
