import { settled } from '../../../test/account-fixture.js'
import { connect, ready, start, watchContractAccount } from '../../actions.js'
import {
  type CaipNetworkId,
  type ConnectionAccount,
  selectReceivingAccounts,
  selectReceivingNetworks,
} from '../../index.js'
import { bitcoin, bitcoinTestnet, mainnet, polygon, solana, solanaDevnet } from '../../networks.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'

type Accounts = readonly [ConnectionAccount, ...ConnectionAccount[]]

async function receiving(
  namespace: 'eip155' | 'solana' | 'bip122',
  accounts: Accounts,
  approved?: readonly CaipNetworkId[],
) {
  const adapter = mockAdapter({ namespace, accounts, approvedCaipNetworkIds: approved })
  const networks = [mainnet, polygon, solana, solanaDevnet, bitcoin, bitcoinTestnet] as const
  const { kit } = createTestKit({ adapters: [adapter], options: { networks } })
  start(kit)
  await ready(kit)
  expect(selectReceivingAccounts(kit.getState(), namespace)).toEqual([])
  await connect(kit, { connectorId: `test.wallet.${namespace}` })
  const state = kit.getState()
  return selectReceivingAccounts(state).map((account) => ({
    address: account.address,
    networks: selectReceivingNetworks(state, account).map(({ name }) => name),
  }))
}

test('R-RECV-02 R-VIEW-56 receives with a key on every network of the app that its wallet supports', async () => {
  const accounts: Accounts = [
    { address: '0xa', type: 'eoa' },
    { address: '0xb', type: 'eoa' },
  ]
  expect(await receiving('eip155', accounts)).toEqual([{ address: '0xa', networks: ['Ethereum', 'Polygon'] }])
  expect(await receiving('eip155', accounts, ['eip155:1'])).toEqual([{ address: '0xa', networks: ['Ethereum'] }])
  expect(await receiving('solana', [{ address: 'a' }])).toEqual([
    { address: 'a', networks: [solana.name, solanaDevnet.name] },
  ])
})

test('R-RECV-04 receives with a contract account on its own network only', async () => {
  expect(await receiving('eip155', [{ address: '0xa', type: 'smartAccount' }])).toEqual([
    { address: '0xa', networks: ['Ethereum'] },
  ])
})

test('R-RECV-05 lists the Bitcoin addresses by purpose, on their own network', async () => {
  const accounts: Accounts = [
    { address: 'bc1ordinal', type: 'ordinal' },
    { address: 'bc1payment', type: 'payment' },
    { address: 'bc1other', type: 'payment' },
  ]
  expect(await receiving('bip122', accounts)).toEqual([
    { address: 'bc1ordinal', networks: ['Bitcoin'] },
    { address: 'bc1payment', networks: ['Bitcoin'] },
  ])
})

test('R-RECV-15 receives on the active network only when the chain reports a contract account', async () => {
  const address = `0x${'a1'.repeat(20)}`
  const person = `0x${'b2'.repeat(20)}`
  const adapter = mockAdapter({ accounts: [{ address, type: 'eoa' }], contracts: [`eip155:1:${address}`] })
  const { kit } = createTestKit({ adapters: [adapter], options: { networks: [mainnet, polygon] } })
  start(kit)
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  const names = () => {
    const [account] = selectReceivingAccounts(kit.getState())
    return account && selectReceivingNetworks(kit.getState(), account).map(({ name }) => name)
  }
  expect(names()).toEqual(['Ethereum', 'Polygon'])
  const stop = watchContractAccount(kit)
  await settled()
  expect(names()).toEqual(['Ethereum'])
  adapter.controls.changeAccounts([{ address: person, type: 'eoa' }])
  await settled()
  expect(names()).toEqual(['Ethereum', 'Polygon'])
  adapter.controls.changeAccounts([{ address, type: 'eoa' }])
  await settled()
  expect(names()).toEqual(['Ethereum'])
  stop()
})
