// @ts-check
import { bytesToHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

export const testMnemonic = 'test test test test test test test test test test test junk'

/** @type {typeof import('./chains.d.mts').testAccount} */
export function testAccount(index = 0) {
  const account = mnemonicToAccount(testMnemonic, { addressIndex: index })
  const { privateKey } = account.getHdKey()
  if (!privateKey) throw new Error(`No private key for account ${index}`)
  return { address: account.address, privateKey: bytesToHex(privateKey) }
}
