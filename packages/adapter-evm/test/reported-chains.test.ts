/** Wallets that report their network in older ways, twice, or in another order. */
import { until } from '@bowline/jest-preset/fixtures'
import { selectActiveNetwork } from '@bowline/kit-core'
import { connect } from '@bowline/kit-core/actions'
import { strangeWallet, visit, WALLET } from './misbehaving-wallet-fixture.js'
import { ALICE, BOB } from './setup.js'

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
])('R-ADPT-78 follows a wallet that reports its network only by %s, as %p', async (event, data) => {
  const { now, emit, at } = await connected()
  now.chainId = '0xa'
  emit(event, data)
  await until(() => at() === 'eip155:10')
})

test('R-ADPT-78 rejects a network id passed as a chain id', async () => {
  const { now, emit, at } = await connected()
  now.chainId = '0xa'
  emit('networkChanged', '1')
  await until(() => at() === 'eip155:10')
})

test('R-ADPT-78 ignores an earlier chain request’s response after the wallet reported its chain', async () => {
  const { answers, emit, at } = await connected()
  let answer: ((chainId: string) => void) | undefined
  answers.set('eth_chainId', () => {
    return new Promise<string>((resolve) => {
      answer = resolve
    })
  })
  emit('networkChanged', 'loading')
  await until(() => answer !== undefined)
  emit('chainChanged', '0xa')
  answer?.('0x1')
  await new Promise(setImmediate)
  expect(at()).toBe('eip155:10')
})

test('R-ADPT-78 shows the wallet’s accounts and network when it reports both twice, in both ways, accounts last', async () => {
  const { kit, now, emit, at, address } = await connected()
  const seen: unknown[] = []
  kit.subscribe(
    (state) => selectActiveNetwork(state),
    () => seen.push(at()),
  )
  now.chainId = '0xa'
  now.accounts = [BOB.address]
  for (let times = 0; times < 2; times += 1) {
    emit('networkChanged', '10')
    emit('chainChanged', '0xa')
    emit('chainIdChanged', '0xa')
  }
  for (let times = 0; times < 2; times += 1) emit('accountsChanged', [BOB.address])
  await until(() => address() === BOB.address && at() === 'eip155:10')
  now.accounts = [ALICE.address]
  emit('accountsChanged', [ALICE.address])
  await until(() => address() === ALICE.address)
  expect([address(), at(), seen.filter((id) => id === 'eip155:1')]).toEqual([ALICE.address, 'eip155:10', []])
})
