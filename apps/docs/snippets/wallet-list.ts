import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet],
  adapters: [evm()],
  featuredWalletIds: ['first-id', 'second-id'],
  excludeWalletIds: ['third-id', 'com.example.wallet', 'Example Wallet'],
  customWallets: [
    {
      id: 'house-wallet',
      name: 'House Wallet',
      imageUrl: 'https://wallet.example.org/icon.png',
      homepage: 'https://wallet.example.org',
      mobileLink: 'housewallet://',
      webappLink: 'https://wallet.example.org/app',
      rdns: 'org.example.wallet',
    },
  ],
  features: { connectorTypeOrder: ['injected', 'recent', 'custom'] },
})
