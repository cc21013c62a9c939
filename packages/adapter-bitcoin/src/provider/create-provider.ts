/**
 * Creates the provider of a connection. Each call uses the wallet that is connected at that moment. After the connection has
 * ended, calls throw ProviderNotFoundError.
 *
 * In      live, connectorId   the connection
 *         esplora, context    used for sending
 * Throws  ProviderNotFoundError, CapabilityMissingError, UserRejectedError, RequestPendingError, WalletRequestError, what
 *         sending throws
 * Source  spec R-ADPT-16, R-ADPT-18, R-ADPT-41, R-ADPT-43, R-ADPT-80, R-ADPT-82, R-ADPT-84
 */
import { CapabilityMissingError, WalletRequestError } from '@bowline/kit-core/errors'
import { isTaproot } from '../chain/address.js'
import { decodeBytes } from '../chain/encode.js'
import { assertAccountShared } from './assert-current-account.js'
import type { BitcoinProvider } from './bitcoin-provider.js'
import { createSending, type SendingParams } from './sending.js'

/** Length of recoverable ECDSA signatures; BIP-322 ones have other lengths. */
const ECDSA_LENGTH = 65

/** Creates the provider. The connection need not exist yet. */
export function createProvider(parts: SendingParams): BitcoinProvider {
  const { live, connectorId } = parts
  const { sendTransfer, signPsbt } = createSending(parts)
  return {
    async getAccountAddresses(purposes) {
      const { addresses, accounts } = live.get(connectorId)
      const all = addresses === undefined ? accounts : await addresses()
      return all.filter(({ purpose }) => purposes?.includes(purpose) ?? true)
    },

    async signMessage(params) {
      // An ECDSA signature of a taproot key cannot be verified, and some wallets make one unless BIP-322 is requested.
      const protocol = params.protocol ?? (isTaproot(params.address) ? 'bip322' : undefined)
      const connection = live.get(connectorId)
      const { wallet } = connection
      if (wallet.canSign?.(params.address) === false) throw new CapabilityMissingError('bip122', 'signMessage')
      await assertAccountShared(live, connection, params.address)
      const signature = await wallet.signMessage({ ...params, ...(protocol && { protocol }) })
      const isEcdsa = decodeBytes(signature)?.length === ECDSA_LENGTH
      if (protocol !== undefined && isEcdsa !== (protocol === 'ecdsa')) {
        throw new WalletRequestError('The wallet used another signing method than requested')
      }
      return signature
    },

    sendTransfer: async (params) => (await sendTransfer(params, true)).hash,
    signPsbt,
  }
}
