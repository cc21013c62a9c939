import type { Kit } from '@bowline/kit-core'
import { disconnect } from '@bowline/kit-core/actions'

export async function leaveSolana(kit: Kit) {
  await disconnect(kit, { namespace: 'solana' })
}
