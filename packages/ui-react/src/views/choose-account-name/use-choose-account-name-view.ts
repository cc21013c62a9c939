'use client'

import { push } from '@bowline/kit-core/actions'
import { useFollowName } from '../../kit/use-follow-name.js'
import { useKit } from '../../kit/use-kit.js'

/** The way to the form. Source: R-FLOW-50. */
export function useChooseAccountNameView() {
  const kit = useKit()
  useFollowName()
  return { start: () => push(kit, { view: 'RegisterAccountName' }) }
}
