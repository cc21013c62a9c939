import { evm, evmVerifier } from '@bowline/adapter-evm'
import { solana, solanaVerifier } from '@bowline/adapter-solana'
import { createKit } from '@bowline/kit-core'
import { mainnet, solana as solanaMainnet } from '@bowline/kit-core/networks'
import { createLocalSignIn } from '@bowline/kit-core/sign-in'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet, solanaMainnet],
  adapters: [evm(), solana()],
  siwx: createLocalSignIn({
    statement: 'Sign in to see your orders.',
    verifiers: [evmVerifier(), solanaVerifier()],
  }),
})
