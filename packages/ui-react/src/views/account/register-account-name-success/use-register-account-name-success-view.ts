'use client'

import { selectActiveAccount, selectName } from '@bowline/kit-core'
import { reset } from '@bowline/kit-core/actions'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'

/** The registered name, and a function to open Account. Source: R-NAME-22, R-FLOW-52. */
export function useRegisterAccountNameSuccessView() {
  const kit = useKit()
  const { registered } = useKitState(selectName)
  const profileName = useKitState(selectActiveAccount)?.profileName
  return { name: registered ?? profileName ?? '', done: () => reset(kit, { view: 'Account' }) }
}
