import type { Kit } from '@bowline/kit-core'
import { goBack, reset } from '@bowline/kit-core/actions'

/** Opens Account: goes back if the user came from there, else resets the history to Account. Source: R-FLOW-23, R-FLOW-24. */
export function showAccount(kit: Kit): void {
  const { history } = kit.getState().navigation
  if (history.at(-2)?.view === 'Account') goBack(kit)
  else reset(kit, { view: 'Account' })
}
