import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'
import { createServerSignIn } from '@bowline/kit-core/sign-in'

export const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet],
  adapters: [evm()],
  siwx: createServerSignIn({ url: '/api/sign-in', statement: 'Sign in to see your orders.' }),
})
