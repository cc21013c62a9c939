import type { Namespace } from '../base/caip/namespace.js'
import type { ConnectionAccount } from '../core/adapter/connection.js'
import type { Connector } from '../core/adapter/connector.js'

/** The default wallets of a mock adapter: an installed (announced) one, and one that the app brings. */
export function mockConnectors(namespace: Namespace): readonly [Connector, Connector] {
  return [
    {
      id: `test.wallet.${namespace}`,
      name: 'Test Wallet',
      type: 'ANNOUNCED',
      chain: namespace,
      imageUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      info: { rdns: `test.wallet.${namespace}` },
    },
    { id: `host.wallet.${namespace}`, name: 'Host Wallet', type: 'EXTERNAL', chain: namespace },
  ]
}

const ADDRESSES: Readonly<Partial<Record<Namespace, readonly [string, string]>>> = {
  eip155: ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222'],
  solana: ['11111111111111111111111111111112', '11111111111111111111111111111113'],
  bip122: ['bc1qmockmockmockmockmockmockmockmockmock01', 'bc1qmockmockmockmockmockmockmockmockmock02'],
  polkadot: ['1mockmockmockmockmockmockmockmockmockmockmock01', '1mockmockmockmockmockmockmockmockmockmockmock02'],
  cosmos: ['cosmos1mockmockmockmockmockmockmockmock01', 'cosmos1mockmockmockmockmockmockmockmock02'],
}

/** The two default accounts of a mock wallet. */
export function mockAccounts(namespace: Namespace): readonly [ConnectionAccount, ConnectionAccount] {
  const type = namespace === 'bip122' ? 'payment' : 'eoa'
  const [first, second] = ADDRESSES[namespace] ?? [`${namespace}mock01`, `${namespace}mock02`]
  return [
    { address: first, type },
    { address: second, type },
  ]
}
