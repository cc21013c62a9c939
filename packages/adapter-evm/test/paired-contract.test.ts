import { describePairedAdapter } from '@bowline/kit-core/testing'
import { createEvmAdapter } from '../src/adapter.js'
import { ALICE, BOB, network, page } from './setup.js'

const NOWHERE = 'http://127.0.0.1:9'

describePairedAdapter({
  name: 'evm',
  networks: [network(1, NOWHERE), network(10, NOWHERE)],
  addresses: [ALICE.address, BOB.address],
  create: () => ({
    namespace: 'eip155',
    name: 'wagmi',
    create: (context) => createEvmAdapter({ context, page: page(), config: undefined }),
  }),
  respond: () => '0x5160',
})
