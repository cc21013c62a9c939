'use client'

import { push, watchName } from '@bowline/kit-core/actions'
import { useKit } from '../../../kit/use-kit.js'
import { useWatch } from '../../../kit/use-watch.js'

/** `start` opens RegisterAccountName. Source: R-FLOW-50. */
export function useChooseAccountNameView() {
  const kit = useKit()
  useWatch(watchName)
  return { start: () => push(kit, { view: 'RegisterAccountName' }) }
}
