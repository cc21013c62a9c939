/** The members of the adapter that ask a connected wallet or a chain for something; they are loaded together. */
export const REQUESTS = [
  'signMessage',
  'signTypedData',
  'sendTransaction',
  'sendToken',
  'estimateTransfer',
  'readReceiver',
  'writeContract',
  'estimateGas',
  'getCapabilities',
  'sendCalls',
  'getCallsStatus',
  'grantPermissions',
  'revokePermissions',
  'walletGetAssets',
] as const

/** One of them. */
export type RequestName = (typeof REQUESTS)[number]
