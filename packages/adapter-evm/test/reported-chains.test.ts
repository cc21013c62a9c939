/** Wallets that tell of their network in older ways, twice, or in another order. */
import { until } from '@bowline/jest-preset/fixtures'
import { selectActiveNetwork } from '@bowline/kit-core'
import { connect } from '@bowline/kit-core/actions'
import { strangeWallet, visit, WALLET } from './misbehaving-wallet-fixture.js'
import { BOB } from './setup.js'

async function connected() {
  const made = strangeWallet()
  const visited = await visit(made)
  await connect(visited.kit, { connectorId: WALLET })
  return { ...made, ...visited }
}

test.each([
  ['networkChanged', '10'],
  ['networkChanged', 10],
  ['networkChanged', 'loading'],
  ['chainIdChanged', '0xa'],
  ['chainIdChanged', undefined],
  ['connect', { chainId: '0xa' }],
  ['connect', { chainId: 'loading' }],
])('R-ADPT-78 a wallet that tells of its network by %s alone, as %p, is followed', async (event, told) => {
  const { now, tell, at } = await connected()
  now.chainId = '0xa'
  tell(event, told)
  await until(() => at() === 'eip155:10')
})

test('R-ADPT-78 the id of a network is no chain id', async () => {
  const { now, tell, at } = await connected()
  now.chainId = '0xa'
  tell('networkChanged', '1')
  await until(() => at() === 'eip155:10')
})

test('R-ADPT-78 an answer that was on its way when the wallet told where it is counts no more', async () => {
  const { answers, tell, at } = await connected()
  let answer = (_chainId: string): void => undefined
  answers.set('eth_chainId', () => {
    return new Promise<string>((resolve) => {
      answer = resolve
    })
  })
  tell('networkChanged', 'loading')
  await new Promise((resolve) => setTimeout(resolve, 10))
  tell('chainChanged', '0xa')
  answer('0x1')
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(at()).toBe('eip155:10')
})

test('R-ADPT-78 accounts told after the network, and both told twice in both ways, are where the wallet is', async () => {
  const { kit, now, tell, at, address } = await connected()
  const seen: unknown[] = []
  kit.subscribe(
    (state) => selectActiveNetwork(state),
    () => seen.push(at()),
  )
  now.chainId = '0xa'
  now.accounts = [BOB.address]
  for (let times = 0; times < 2; times += 1) {
    tell('networkChanged', '10')
    tell('chainChanged', '0xa')
    tell('chainIdChanged', '0xa')
  }
  for (let times = 0; times < 2; times += 1) tell('accountsChanged', [BOB.address])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([address(), at(), seen.filter((id) => id === 'eip155:1')]).toEqual([BOB.address, 'eip155:10', []])
})
