/**
 * Who answers a request: the paired wallet, or a node of the chain. What only reads never reaches the wallet, whose owner
 * would have to look at another device for nothing; a transaction that is signed already needs no wallet either.
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

/** Whether the wallet has to be asked. A method of the wallet's own is its to answer, once it approved it. */
export function isForWallet(method: string, approved: readonly string[]): boolean {
  if (FOR_THE_WALLET.has(method) || /^(personal|wallet)_/.test(method)) return true
  return !/^(eth|net|web3)_/.test(method) && approved.includes(method)
}

/** Whether a session lets a method be asked; one that names no method does not limit them. */
export function isApproved(method: string, approved: readonly string[]): boolean {
  return approved.length === 0 || approved.includes(method)
}
