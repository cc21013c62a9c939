'use client'

import { followName, push } from '@bowline/kit-core/actions'
import { useFollow } from '../../kit/use-follow.js'
import { useKit } from '../../kit/use-kit.js'

/** The way to the form. Source: R-FLOW-50. */
export function useChooseAccountNameView() {
  const kit = useKit()
  useFollow(followName)
  return { start: () => push(kit, { view: 'RegisterAccountName' }) }
}
