/**
 * RPC methods that the embedded wallet supports, and the ones that need the user's approval.
 *
 * Source  R-FRAME-37 to 39
 */

const SAFE_ETH = `
  accounts blockNumber call chainId estimateGas feeHistory gasPrice getAccount getBalance getBlockByHash
  getBlockByNumber getBlockReceipts getBlockTransactionCountByHash getBlockTransactionCountByNumber getCode
  getFilterChanges getFilterLogs getLogs getProof getStorageAt getTransactionByHash
  getTransactionByBlockHashAndIndex getTransactionByBlockNumberAndIndex getTransactionCount
  getTransactionReceipt getUncleCountByBlockHash getUncleCountByBlockNumber maxPriorityFeePerGas newBlockFilter
  newFilter newPendingTransactionFilter sendRawTransaction syncing uninstallFilter getUserOperationReceipt
  estimateUserOperationGas getUserOperationByHash supportedEntryPoints`

/** Methods forwarded without approval. */
export const SAFE_RPC: readonly string[] = [
  ...Array.from(SAFE_ETH.matchAll(/\w+/g), ([name]) => `eth_${name}`),
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_getAssets',
]

/** Methods that need the user's approval in the frame for each request. */
export const APPROVAL_RPC: readonly string[] = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'eth_sendUserOperation',
]

/** `safe`: forwarded without approval. `approval`: needs the user's approval. `unsupported`: in neither list. */
export type RpcKind = 'safe' | 'approval' | 'unsupported'

const kinds = new Map<string, RpcKind>([
  ...SAFE_RPC.map((method) => [method, 'safe'] as const),
  ...APPROVAL_RPC.map((method) => [method, 'approval'] as const),
])

/** `unsupported` for a method in neither list. */
export const getRpcKind = (method: string): RpcKind => kinds.get(method) ?? 'unsupported'
