/**
 * Has the wallet send a built swap or approval, or both as one request, and records it for tracking. Closes the embedded wallet's
 * approval view afterwards.
 *
 * In      onUnknown   called when it is unknown whether the wallet has sent; the promise then waits until it is known
 * Throws  WalletUnavailableError, ProviderNotFoundError, CapabilityMissingError, what the adapter throws
 * Source  spec R-ADPT-50, R-SWAP-32, R-SWAP-34, R-SWAP-36, R-SWAP-93, R-SWAP-126, R-SWAP-138, R-STACK-01 to 03,
 *         R-CONN-149
 */

import { formatUnits } from '../../base/amount/parse-units.js'
import { CapabilityMissingError, ProviderNotFoundError } from '../../base/errors/errors.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import type { SentDetails } from '../../core/state/pending-state.js'
import { selectConnection } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import { leaveView } from '../../navigation/leave-view.js'
import { runTransaction } from '../../navigation/run-transaction.js'
import { assertReconnected } from '../../wallets/connect/wait-for-reconnect.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import type { OnUnknown } from '../transactions/with-send-request.js'
import type { BuiltTransaction } from './build-swap.js'
import { getBareAddress, isNativeToken } from './native-token.js'
import type { SwapState, SwapToken } from './state.js'
import type { SwapScope } from './swap-scope.js'

/** Resolves to the hash once the wallet has sent the transaction, before it is confirmed. */
export async function submitTransaction(
  kit: Kit,
  { namespace, address, network, isSmartAccount }: SwapScope,
  transaction: BuiltTransaction,
  onUnknown: OnUnknown,
): Promise<string> {
  const { to, data, value, gas, grant, pair, approvals } = transaction
  const { sendTransaction, sendCalls } = getAdapter(kit, namespace)
  const connection = selectConnection(kit.store.get(), namespace)
  assertReconnected(kit.store.get(), namespace)
  if (!connection) throw new ProviderNotFoundError()
  if (!sendTransaction) throw new CapabilityMissingError(namespace, 'sendTransaction')
  const { connectorId } = connection
  const sendOne = () =>
    sendTransaction({
      connectorId,
      address,
      to,
      data,
      value: value > 0n ? value : undefined,
      // The service's gas limit belongs to its own approval, not to the one encoded by the kit.
      gas: gas > 0n && !grant ? gas : undefined,
      network,
    })
  const sendAsOne = async (batch: readonly BuiltTransaction[]) => {
    if (!sendCalls) throw new CapabilityMissingError(namespace, 'sendCalls')
    const { id } = await sendCalls({ connectorId, address, network, isAtomicRequired: true, calls: batch.map(toCall) })
    return { hash: id }
  }
  const request = () => (approvals ? sendAsOne([...approvals, transaction]) : sendOne())
  const { swap } = kit.store.get()
  const { withSendRequest, recordSent } = await loadPendingRecorder()
  const { caipNetworkId } = network
  const draft = { caipNetworkId, address, isSmartAccount, ...toDescription(swap, { to, grant, pair }) }
  const run = () => runTransaction(kit, request, { onSuccess: () => leaveView(kit, 'ApproveTransaction') })
  const { hash } = await withSendRequest(kit, { draft, prompt: run, onUnknown })
  recordSent(kit, { ...draft, hash, ...(approvals && { isBatch: true }) })
  return hash
}

function toCall({ to, data, value }: BuiltTransaction) {
  return { to, data, value: value > 0n ? value : undefined }
}

function toDescription(
  { sourceToken, toToken, toTokenAmount }: SwapState,
  { to, grant, pair }: Pick<BuiltTransaction, 'to' | 'grant' | 'pair'>,
): Pick<SentDetails, 'kind' | 'recipient' | 'moves'> {
  const { symbol = '', decimals = 0, name, logoUri } = sourceToken ?? {}
  const asset = assetOf(sourceToken)
  if (grant) {
    const amount = formatUnits(grant.value, decimals)
    return {
      kind: 'approval',
      recipient: grant.spender,
      moves: [{ direction: 'out', amount, symbol, name, asset: to }],
    }
  }
  return {
    kind: 'swap',
    moves: [
      { direction: 'out', amount: formatUnits(pair.amount, decimals), symbol, name, iconUrl: logoUri, asset },
      {
        direction: 'in',
        amount: toTokenAmount,
        symbol: toToken?.symbol ?? '',
        name: toToken?.name,
        iconUrl: toToken?.logoUri,
        asset: assetOf(toToken),
        decimals: toToken?.decimals,
      },
    ],
  }
}

/** The bare address of a token; undefined for the native token. */
function assetOf(token: SwapToken | undefined): string | undefined {
  return token && !isNativeToken(token) ? getBareAddress(token.address) : undefined
}
