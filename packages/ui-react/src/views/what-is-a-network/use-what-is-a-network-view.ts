'use client'

import { goBack } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'

/** The page has been read: back to where it was asked for. */
export function useWhatIsANetworkView() {
  const kit = useKit()
  return { done: () => goBack(kit) }
}
