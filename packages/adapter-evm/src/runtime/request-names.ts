/**
 * Adapter members that send requests to a connected wallet or a chain. They load together. Every page carries this list,
 * so its order is the one that compresses best.
 */
export const REQUESTS = [
  'walletGetAssets',
  'signMessage',
  'getTokenBalances',
  'sendTransaction',
  'getTransaction',
  'inspectRecipient',
  'getReceivedAmount',
  'fetchName',
  'parseSentResponse',
  'findSent',
  'signTypedData',
  'sendCalls',
  'sendToken',
  'getCallsStatus',
  'writeContract',
  'getCapabilities',
  'estimateGas',
  'estimateTransfer',
  'grantPermissions',
  'revokePermissions',
] as const

/** Name of one of these adapter members. */
export type RequestName = (typeof REQUESTS)[number]
