import { evm } from '@bowline/adapter-evm'
import { createKit, type Kit } from '@bowline/kit-core'
import { open } from '@bowline/kit-core/actions'
import { mainnet } from '@bowline/kit-core/networks'
import type { UniversalProvider } from '@walletconnect/universal-provider'

type Provider = InstanceType<typeof UniversalProvider>

export const makeKit = (universalProvider: Promise<Provider>) =>
  createKit({
    projectId: 'YOUR_PROJECT_ID',
    networks: [mainnet],
    adapters: [evm()],
    manualPairingControl: true,
    universalProvider,
  })

export async function pair(kit: Kit, client: Pick<Provider['client'], 'connect'>): Promise<void> {
  const { uri } = await client.connect({
    optionalNamespaces: {
      eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['accountsChanged', 'chainChanged'] },
    },
  })
  if (uri !== undefined) await open(kit, { uri })
}
