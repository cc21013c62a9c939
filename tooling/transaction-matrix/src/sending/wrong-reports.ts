import { type KitState, selectTrackedTransactions } from '@bowline/kit-core'
import { selectSendRequests } from '@bowline/kit-core/internal'
import type { Scene } from '../chain-setup.js'
import { ENDS } from '../outcomes.js'
import type { Page } from '../page.js'

/** Texts for a transaction that was not carried out. */
const FAILURES: readonly string[] = [ENDS.failed, ENDS.dropped, 'SWAP_ERROR', 'SWAP_APPROVAL_ERROR', 'PAY_ERROR']

/** Whether something may be on its way. */
export function isUnderWay(state: KitState): boolean {
  return selectTrackedTransactions(state).some(({ status }) => status === 'pending') || isUnresolved(state)
}

const isUnresolved = (state: KitState) => selectSendRequests(state).some(({ status }) => status !== 'open')

/** A payment that may be on its way is shown as such when it is requested again. */
export function wrongWhileUnderWay({ pay }: KitState): readonly string[] {
  const isShown = !pay || pay.status === 'unknown' || pay.status === 'initiated' || pay.status === 'success'
  return isShown ? [] : [`pressed again while it is under way, and shown as ${pay.status}`]
}

type Ended = {
  readonly scene: Scene
  readonly pages: readonly Page[]
  readonly state: KitState
  readonly moved: boolean
}

/** Final reports of the pages that do not match what moved. */
export function wrongReports({ scene, pages, state, moved }: Ended): readonly string[] {
  const reported = pages.flatMap((page) => page.reported)
  const failures = reported.filter((word) => FAILURES.includes(word))
  const successes = reported.filter((word) => word === scene.reports)
  const isConfirmed = selectTrackedTransactions(state).some(({ status }) => status === 'confirmed')
  const { status } = state.pay ?? {}
  return [
    ...(moved && failures.length > 0 ? [`moved, and reported as ${failures.join(', ')}`] : []),
    ...(moved && status === 'failed' ? ['moved, and shown as a payment that failed'] : []),
    ...(isConfirmed && status === 'unknown' && !isUnresolved(state) ? ['carried out, and offered again'] : []),
    ...(isConfirmed && scene.reports && successes.length !== 1
      ? [`carried out, and reported ${successes.length} times`]
      : []),
  ]
}
