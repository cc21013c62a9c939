/** A chain, and a page with a sandbox wallet that is not connected yet. */

import { type Anvil, startAnvil } from '@bowline/chains'
import { never } from '@bowline/jest-preset/fixtures'
import { network, SANDBOX, wallet, world } from './setup.js'

export let chain: Anvil

beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
})

afterAll(() => chain.stop())

export function scene() {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }, { chainId: 10 }] })
  const scene = world({ networks: [network(1, chain.url), network(10, chain.url)] })
  made.wallet.announce(scene.page.events)
  const connect = (signal = never) => scene.adapter.connect({ connectorId: SANDBOX, signal })
  return { ...scene, ...made, connect }
}
