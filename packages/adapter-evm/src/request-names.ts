/**
 * The members of the adapter that ask a connected wallet or a chain for something; they are loaded together. A page carries this
 * list, in the order that compresses best.
 */
export const REQUESTS = [
  'walletGetAssets',
  'signMessage',
  'getTokenBalances',
  'sendTransaction',
  'getTransaction',
  'inspectRecipient',
  'getReceivedAmount',
  'readName',
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

/** One of them. */
export type RequestName = (typeof REQUESTS)[number]
