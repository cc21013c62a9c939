/**
 * Decides whether a request goes to the paired wallet or to a node of the chain. Reads never reach the wallet: the user would
 * have to check another device for nothing. A signed transaction does not need the wallet either.
 */

const FOR_THE_WALLET: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_sign',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_getEncryptionPublicKey',
  'eth_decrypt',
])

/** Whether a request goes to the wallet: it signs, is a `wallet_` method, or is a non-standard method of the approved list. */
export function isForWallet(method: string, approved: readonly string[]): boolean {
  if (FOR_THE_WALLET.has(method) || /^(personal|wallet)_/.test(method)) return true
  return !/^(eth|net|web3)_/.test(method) && approved.includes(method)
}

/** Whether a session approves a method. A session without methods approves all. */
export function isApproved(method: string, approved: readonly string[]): boolean {
  return approved.length === 0 || approved.includes(method)
}
