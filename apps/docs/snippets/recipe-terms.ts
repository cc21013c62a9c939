import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet],
  adapters: [evm()],
  termsConditionsUrl: 'https://example.org/terms',
  privacyPolicyUrl: 'https://example.org/privacy',
  features: { legalCheckbox: true },
})
