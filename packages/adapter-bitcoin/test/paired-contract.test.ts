import { describePairedAdapter } from '@bowline/kit-core/testing'
import { bitcoin } from '../src/index.js'
import { MAINNET, network, TESTNET } from './setup.js'

describePairedAdapter({
  name: 'bitcoin',
  networks: [network(MAINNET), network(TESTNET)],
  addresses: ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'],
  create: () => bitcoin(),
  respond: () => ({ signature: '20'.repeat(65) }),
})
