import { entropyToMnemonic, mnemonicToSeed } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { hexToBytes } from 'viem'
import { HDKey, hdKeyToAccount } from 'viem/accounts'
import { deriveWalletKeys, wipeKeys } from './wallet-keys.js'

test('derives the addresses that other wallets derive from the same entropy', async () => {
  // The mnemonic "abandon" (eleven times) "about".
  const keys = await deriveWalletKeys(new Uint8Array(16))
  expect(keys.addresses).toEqual({
    eip155: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
    solana: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
  })
  const others = await deriveWalletKeys(hexToBytes('0x7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f'))
  expect(others.addresses.eip155).not.toBe(keys.addresses.eip155)
  wipeKeys(keys)
  expect([...keys.evm, ...keys.solana].every((byte) => byte === 0)).toBe(true)
})

test('derives the same EVM key as viem from the same mnemonic', async () => {
  for (let round = 0; round < 5; round += 1) {
    const entropy = crypto.getRandomValues(new Uint8Array(16))
    const { addresses } = await deriveWalletKeys(entropy)
    const seed = await mnemonicToSeed(entropyToMnemonic(entropy, wordlist))
    expect(addresses.eip155).toBe(hdKeyToAccount(HDKey.fromMasterSeed(seed)).address)
  }
})

test('throws for entropy of another length', async () => {
  await expect(deriveWalletKeys(new Uint8Array(32))).rejects.toThrow('16 bytes')
})
