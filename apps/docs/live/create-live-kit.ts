/**
 * A kit that sends no request: its services, its chain and its wallet are in the page. Nothing is stored.
 *
 * Out     the kit; its wallet has announced itself
 */
import { evm } from '@bowline/adapter-evm'
import { createSandboxWallet } from '@bowline/adapter-evm/testing'
import { createEvmLedger, createMockApi } from '@bowline/api-client/mocks'
import { createKit } from '@bowline/kit-core'
import { createMemoryStorage } from '@bowline/kit-core/testing'
import { createConfig } from '@wagmi/core'
import { getResponse } from 'msw'
import { custom, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'

export function createLiveKit() {
  const privateKey = generatePrivateKey()
  const { address } = privateKeyToAccount(privateKey)
  const ledger = createEvmLedger({
    chains: [{ chainId: mainnet.id }],
    accounts: [{ address, value: parseEther('1.5') }],
  })
  const api = createMockApi({ ledger })
  const request = (chainId: number, method: string, params?: unknown) => ledger.request({ chainId, method, params })

  createSandboxWallet({
    name: 'Sandbox Wallet',
    privateKeys: [privateKey],
    chains: [{ chainId: mainnet.id, name: mainnet.name }],
    request,
    approve: async () => true,
  }).announce(window)

  const node = custom({
    request: ({ method, params }: { method: string; params?: unknown }) => request(mainnet.id, method, params),
  })
  const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: node }, storage: null })
  return createKit(
    {
      projectId: 'documentation',
      networks: [mainnet],
      adapters: [evm({ config })],
      endpoints: { data: api.endpoints.data },
      enablePairing: false,
      features: { email: false, socials: false },
    },
    {
      storage: createMemoryStorage(),
      fetch: async (input, init) => {
        const response = await getResponse(api.handlers, new Request(input, init))
        if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch')
        return response
      },
    },
  )
}
