import { evm } from '@bowline/adapter-evm'
import { createSandboxWallet } from '@bowline/adapter-evm/testing'
import { selectNamespaceStatus } from '@bowline/kit-core'
import { connect, ready, start } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit } from '@bowline/kit-core/testing'
import { waitFor } from '@testing-library/react'
import { generatePrivateKey } from 'viem/accounts'

test('a locked wallet reconnects once the user unlocks it', async () => {
  const wallet = createSandboxWallet({
    privateKeys: [generatePrivateKey()],
    chains: [{ chainId: 1 }],
    approve: async () => true,
  })
  const storage = createMemoryStorage()
  const visit = () => {
    const { kit } = createTestKit({ adapters: [evm()], storage })
    return { kit, leave: start(kit), status: () => selectNamespaceStatus(kit.getState(), 'eip155') }
  }
  wallet.announce()

  const yesterday = visit()
  await ready(yesterday.kit)
  await connect(yesterday.kit, { connectorId: wallet.info.rdns })
  yesterday.leave()

  wallet.lock()
  wallet.faults.setEvent('accountsChanged', { kind: 'late', ms: 50 })
  const today = visit()
  await ready(today.kit)
  expect(today.status()).toBe('disconnected')

  wallet.unlock()
  await waitFor(() => expect(today.status()).toBe('connected'))
  today.leave()
})
