import { isKitError, type Kit } from '@bowline/kit-core'
import { getCallsStatus, sendCalls } from '@bowline/kit-core/actions'

/** Pays two accounts, both or neither. Undefined when the wallet cannot do that. */
export async function payBoth(kit: Kit, one: string, other: string): Promise<string | undefined> {
  const calls = [
    { to: one, value: 10n ** 16n },
    { to: other, value: 10n ** 16n },
  ]
  try {
    const { id } = await sendCalls(kit, { calls, atomicRequired: true })
    return (await getCallsStatus(kit, { id })).status
  } catch (error) {
    if (isKitError(error, 'calls/atomic-unsupported')) return undefined
    throw error
  }
}
