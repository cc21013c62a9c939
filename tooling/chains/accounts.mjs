// @ts-check
import { pbkdf2Sync } from 'node:crypto'
import { bytesToHex } from 'viem'
import { HDKey, hdKeyToAccount } from 'viem/accounts'

export const testMnemonic = 'test test test test test test test test test test test junk'

/** The BIP-39 seed, with Node's own PBKDF2: viem's takes a tenth of a second for each test file. */
const seed = pbkdf2Sync(testMnemonic, 'mnemonic', 2048, 64, 'sha512')

/** @type {typeof import('./chains.d.mts').testAccount} */
export function testAccount(index = 0) {
  const account = hdKeyToAccount(HDKey.fromMasterSeed(new Uint8Array(seed)), { addressIndex: index })
  const { privateKey } = account.getHdKey()
  if (!privateKey) throw new Error(`No private key for account ${index}`)
  return { address: account.address, privateKey: bytesToHex(privateKey) }
}
