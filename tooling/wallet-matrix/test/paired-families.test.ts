/** One paired wallet with keys of three families, on real chains. */
import { verifyMessage as verifyBitcoin } from '@bowline/bitcoin-chain'
import { until } from '@bowline/jest-preset/fixtures'
import { selectAccount } from '@bowline/kit-core'
import { signMessage, switchNetwork } from '@bowline/kit-core/actions'
import { getAddress, verifyMessage } from 'viem'
import { type Chains, FAMILIES, startChains, startMultiNamespaceWorld } from '../src/multi-namespace-setup.js'

let chains: Chains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains.close())

test('R-HOST-70 R-HOST-73 signs and sends in every family with one paired wallet, for the accounts of its sandbox wallets', async () => {
  const { wallets, peer, kinds, pair, close } = await startMultiNamespaceWorld(chains)
  const { kit, isConnected } = await pair()

  const message = 'Hello'
  const isSigned = {
    eip155: (address: string, signature: string) =>
      verifyMessage({ address: getAddress(address), message, signature: `0x${signature.slice(2)}` }),
    solana: (_: string, signature: string) => /^[1-9A-HJ-NP-Za-km-z]{86,88}$/.test(signature),
    bip122: (address: string, signature: string) => verifyBitcoin({ address, message, signature }),
  }
  for (const namespace of FAMILIES) {
    const { networks: of, send } = kinds[namespace]
    const { address = '' } = selectAccount(kit.getState(), namespace)
    expect(address).toBe(wallets[namespace].state().accounts[0])
    const signature = await signMessage(kit, { message, namespace })
    expect([namespace, await isSigned[namespace](address, signature)]).toEqual([namespace, true])
    await switchNetwork(kit, of[0])
    expect([namespace, await send(kit)]).toEqual([namespace, expect.anything()])
  }
  await peer.disconnect()
  await until(() => !FAMILIES.some(isConnected))
  expect(Object.values(wallets).map(({ state }) => state().isConnected)).toEqual([false, false, false])
  await close()
})
