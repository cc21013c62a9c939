import { evm } from '@bowline/adapter-evm'
import { createSandboxWallet } from '@bowline/adapter-evm/testing'
import { selectAccount } from '@bowline/kit-core'
import { ready, signMessage, start, startPairing } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { createPairedWallet, type PairedWallet } from '@bowline/kit-core/testing/paired'
import { type Relay, startRelay } from '@bowline/kit-core/testing/relay'
import { waitFor } from '@testing-library/react'
import { generatePrivateKey } from 'viem/accounts'

const keys = createSandboxWallet({
  privateKeys: [generatePrivateKey(), generatePrivateKey()],
  chains: [{ chainId: 1 }],
  approve: async () => true,
})

const seen = (check: () => void) => waitFor(check)

let relay: Relay
let wallet: PairedWallet
beforeAll(async () => {
  relay = await startRelay()
  wallet = await createPairedWallet({ relayUrl: relay.url, wallets: [keys] })
})
afterAll(async () => {
  await wallet.close()
  await relay.close()
})

test('a phone responds slowly, loses its connection and changes its account', async () => {
  const { kit } = createTestKit({
    adapters: [evm()],
    options: { endpoints: { relay: relay.url } },
    pairingTransport: 'relay',
  })
  const leave = start(kit)
  await ready(kit)
  const address = () => selectAccount(kit.getState(), 'eip155').address

  startPairing(kit)
  await seen(() => expect(kit.getState().connect.wcUri).toBeDefined())
  wallet.faults.setResponse('session_proposal', { kind: 'slow', ms: 50 })
  await wallet.pair(kit.getState().connect.wcUri ?? '')
  await seen(() => expect(address()).toBe(keys.state().accounts[0]))

  relay.drop()
  await wallet.close()
  const signature = signMessage(kit, { message: 'Hello' })
  await wallet.open()
  expect(await signature).toMatch(/^0x/)

  keys.setAccounts([...keys.state().accounts].reverse())
  await seen(() => expect(address()).toBe(keys.state().accounts[0]))

  await wallet.disconnect()
  await seen(() => expect(address()).toBeUndefined())
  leave()
  await (await kit.pairing()).close()
})
