import { mainnet, sepolia } from '../base/networks/ethereum.js'
import { solana, solanaDevnet } from '../base/networks/solana.js'
import { describeAdapter, mockAccounts, mockAdapter } from './index.js'

for (const [namespace, networks] of [
  ['eip155', [mainnet, sepolia]],
  ['solana', [solana, solanaDevnet]],
] as const) {
  const [first, second] = mockAccounts(namespace)
  describeAdapter({
    name: `mock of ${namespace}`,
    networks,
    otherAddress: second.address,
    create() {
      const descriptor = mockAdapter({ namespace, accounts: [first] })
      const { controls } = descriptor
      return {
        descriptor,
        connectorId: `test.wallet.${namespace}`,
        wallet: {
          addresses: [first.address],
          prompts: () =>
            controls.requests.filter(({ method }) => !['reconnect', 'disconnect', 'switchAccount'].includes(method))
              .length,
          rejectNext: () => controls.rejectNext(),
          holdNext: () => controls.holdNext(),
          approve: () => controls.approve(),
          changeAccount: (address) => controls.changeAccounts([{ address, type: 'eoa' }, first]),
          changeNetwork: (caipNetworkId) => controls.changeNetwork(caipNetworkId),
          disconnect: () => controls.disconnect(),
          forget: () => controls.forget(),
        },
      }
    },
  })
}
