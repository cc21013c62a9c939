/** Options of a mock adapter: its wallets, what its chain holds, and which methods it lacks. */

import type { ChainFamily } from '../base/caip/chain-family.js'
import type { CaipNetworkId, Namespace } from '../base/caip/namespace.js'
import type { Finality } from '../base/networks/network.js'
import type { ChainName, ChainTokenBalance, TokenBalancesParams } from '../core/adapter/chain-reads.js'
import type { ConnectionAccount } from '../core/adapter/connection.js'
import type { Connector } from '../core/adapter/connector.js'
import type { SentTransaction, TransactionCheck } from '../core/adapter/events.js'
import type { FindSentParams } from '../core/adapter/sent-transactions.js'
import type { TransferLimits } from '../core/adapter/transfer-checks.js'
import type { MockBatches } from './mock-batches.js'

/** Adapter methods that a test can remove from a mock adapter. */
export type MockCapability =
  | 'switchAccount'
  | 'switchNetwork'
  | 'getBalance'
  | 'signMessage'
  | 'signTypedData'
  | 'sendTransaction'
  | 'sendToken'
  | 'estimateGas'
  | 'estimateTransfer'
  | 'inspectRecipient'
  | 'sendCalls'

/** Options of a mock adapter. */
export type MockAdapterParams<N extends Namespace> = {
  /** Defaults to `eip155`. */
  namespace?: N | undefined
  /** Description of a made-up family. Needed for a namespace that the kit does not know. */
  family?: ChainFamily | undefined
  name?: string | undefined
  /** Wallets that are found from the start. Defaults to `mockConnectors`. */
  connectors?: readonly Connector[] | undefined
  /** Accounts of every wallet. Defaults to `mockAccounts`. */
  accounts?: readonly [ConnectionAccount, ...ConnectionAccount[]] | undefined
  /** Network of the wallets. Defaults to the network that the first connection requests. */
  caipNetworkId?: CaipNetworkId | undefined
  approvedCaipNetworkIds?: readonly CaipNetworkId[] | undefined
  /** Native balance in base units. */
  balance?: bigint | undefined
  /** Native token and tokens of every account on chain. When absent, the adapter cannot read them. */
  tokens?: readonly ChainTokenBalance[] | undefined
  /** Names by address on chain. When absent, the adapter cannot read them. */
  names?: Readonly<Record<string, ChainName>> | undefined
  /** Fee of every transfer, in base units of the native token. */
  transferFee?: bigint | undefined
  /** Network fee besides gas, for each byte of call data. */
  dataFeePerByte?: bigint | undefined
  /** Gas of every transaction. */
  gas?: bigint | undefined
  /** Status of a sent transaction on chain. When absent, sent transactions stay pending. */
  chain?: ((sent: SentTransaction, finality?: Finality) => Promise<TransactionCheck>) | undefined
  /** Finds on chain what a wallet was asked to send without responding. When absent, the chain is not searched. */
  findSent?: ((params: FindSentParams) => Promise<SentTransaction | 'never' | undefined>) | undefined
  /** Balance of one token or the native token of an account, as the chain reports it. When absent, the adapter cannot read it. */
  holding?:
    | ((asked: TokenBalancesParams) => Promise<Pick<ChainTokenBalance, 'value' | 'allowance' | 'contractDecimals'>>)
    | undefined
  /**
   * Amount that reaches the recipient of every transfer, and that a swap yields, in base units. For tokens the
   * estimate reports it too. When absent a transfer arrives in full, and the result of a swap is unknown.
   */
  arrives?: bigint | undefined
  bounds?: TransferLimits | undefined
  /** CAIP-10 addresses where the chain has code. */
  contracts?: readonly string[] | Promise<readonly string[]> | undefined
  /** How the wallets run batches of calls. When absent, they report no capabilities. */
  batches?: MockBatches | undefined
  /** Methods that the adapter does not have. */
  lacks?: readonly MockCapability[] | undefined
  /** True: an aborted connect continues, and can create a connection that no caller waits for. */
  ignoresAbort?: boolean | undefined
}
