import { isKitError, type Kit } from '@bowline/kit-core'
import { connect } from '@bowline/kit-core/actions'

export async function tryToConnect(kit: Kit, connectorId: string): Promise<string> {
  try {
    await connect(kit, { connectorId })
    return 'Connected'
  } catch (error) {
    if (isKitError(error, 'wallet/user-rejected')) return 'You said no. Try again whenever you like.'
    if (isKitError(error, 'wallet/request-pending')) return 'Your wallet is already asking. Open it.'
    if (isKitError(error)) return error.message
    throw error
  }
}
