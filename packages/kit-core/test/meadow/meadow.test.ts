import { connect, disconnect, ready, refreshBalance, sendToken, signMessage, start } from '../../src/actions.js'
import { parsePayment } from '../../src/features/pay/parse-payment.js'
import { toCaip19 } from '../../src/features/pay/to-caip19.js'
import { getFinality } from '../../src/features/transactions/finality.js'
import {
  getFamilyName,
  getNamespaces,
  isSupportedOn,
  NAMESPACES,
  parseCaipAddress,
  selectAccount,
  selectActiveNetwork,
} from '../../src/index.js'
import { mainnet } from '../../src/networks.js'
import { checkSignInMessage, formatSignInMessage, parseSignInMessage, type SiwxMessageData } from '../../src/sign-in.js'
import { createTestKit, mockAdapter } from '../../src/testing/index.js'
import { createProposal } from '../../src/wallets/pairing/proposal.js'
import { setUpSend } from '../send-fixture.js'
import { ALICE, BOB, MEADOW_NETWORK, MISTYPED, meadow, NOWHERE } from './meadow.js'

const CLV = {
  ...{ name: 'Clover', symbol: 'CLV', chainId: 'meadow:green', value: 0, price: 0, iconUrl: '' },
  quantity: { decimals: '4', numeric: '12.5' },
}
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.useRealTimers()
})

async function connected() {
  const adapter = meadow()
  const { kit } = createTestKit({
    adapters: [adapter, mockAdapter()],
    options: { networks: [MEADOW_NETWORK, mainnet] },
  })
  stops.push(start(kit))
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.meadow' })
  return { kit, adapter }
}

test('R-ADPT-139 rejects a namespace that no description covers', () => {
  const { family: _, ...undescribed } = meadow()
  expect(() => createTestKit({ adapters: [undescribed], options: { networks: [MEADOW_NETWORK] } })).toThrow(
    'adapters must be a list of adapters',
  )
  createTestKit({ adapters: [meadow()], options: { networks: [MEADOW_NETWORK] } })
  expect(getNamespaces()).toEqual([...NAMESPACES, 'meadow'])
  expect(getFamilyName('meadow')).toBe('Meadow chains')
  expect([isSupportedOn('send', 'meadow'), isSupportedOn('swaps', 'meadow')]).toEqual([true, false])
  expect(parseCaipAddress(`meadow:green:${ALICE}`)).toMatchObject({ namespace: 'meadow', address: ALICE })
})

test('R-ADPT-139 connects a wallet of a family that only its adapter describes, shows its account and signs', async () => {
  const { kit } = await connected()
  expect(selectActiveNetwork(kit.getState(), 'meadow')).toMatchObject({
    caipNetworkId: 'meadow:green',
    nativeCurrency: { name: 'Clover', symbol: 'CLV', decimals: 4 },
  })
  await refreshBalance(kit, { namespace: 'meadow' })
  expect(selectAccount(kit.getState(), 'meadow')).toMatchObject({
    address: ALICE,
    caipAddress: `meadow:green:${ALICE}`,
    balance: '12.5',
    balanceSymbol: 'CLV',
  })
  expect(await signMessage(kit, { message: 'Hello' })).toBe(`signed by ${ALICE}: Hello`)
  await disconnect(kit, { namespace: 'meadow' })
  expect(selectAccount(kit.getState(), 'meadow').address).toBeUndefined()
})

test('R-ADPT-139 R-SEND-80 validates a recipient by the rules of the family, reads its links, and sends', async () => {
  const adapter = meadow()
  const made = await setUpSend({ adapter, options: { networks: [MEADOW_NETWORK, mainnet] }, tokens: [CLV] })
  const { kit, send, type } = made
  await type(MISTYPED)
  expect(send()).toMatchObject({ recipientStatus: 'invalid' })
  await type(`meadow:${BOB}?amount=1.25`)
  expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: BOB, sendTokenAmount: '1.25' })
  await sendToken(kit)
  const [request] = adapter.controls.requests.filter(({ method }) => method === 'sendTransaction')
  expect(request?.params).toMatchObject({ to: BOB, value: 12_500n })
})

test('R-ADPT-139 R-SEND-81 recognizes an address of the family on a network of another one', async () => {
  const networks = [mainnet, MEADOW_NETWORK] as const
  createTestKit({ adapters: [meadow()], options: { networks } })
  const { send, type } = await setUpSend({ options: { networks } })
  await type(BOB)
  expect(send().recipientIssue).toMatchObject({ reason: 'network', name: 'Green Meadow' })
})

test('R-ADPT-139 R-SIWX-23 writes, parses and checks the sign-in message of the family', async () => {
  await connected()
  const page = { domain: 'app.example', uri: 'https://app.example' }
  const data: SiwxMessageData = {
    ...page,
    ...{ accountAddress: ALICE, chainId: 'meadow:green', version: '1', nonce: 'abcdefgh1' },
  }
  const text = formatSignInMessage(data)
  expect(text).toContain('app.example wants you to sign in with your Meadow account:\n')
  expect(text).toContain('\nChain ID: meadow:green\n')
  expect(parseSignInMessage(text)).toEqual(data)
  checkSignInMessage(data, { domain: 'app.example', chainId: 'meadow:green' })
  expect(() => checkSignInMessage({ ...data, accountAddress: MISTYPED }, { domain: 'app.example' })).toThrow(
    'accountAddress',
  )
})

test('R-ADPT-139 R-CONN-39 R-PAY-07 pairs, pays and follows by the rules of the family', async () => {
  const { kit } = await connected()
  expect(createProposal(kit).namespaces.meadow).toMatchObject({
    methods: ['meadow_sign', 'meadow_send'],
    events: ['accountsChanged', 'chainChanged', 'meadow_moved'],
  })
  expect(getFinality(kit, 'meadow:green')).toBe(3)
  const paymentAsset = {
    network: 'meadow:green',
    asset: 'native',
    metadata: { name: 'Clover', symbol: 'CLV', decimals: 4 },
  }
  const { paymentAsset: asset } = parsePayment({ paymentAsset, recipient: BOB, amount: '2' }, () => undefined)
  expect(toCaip19(asset)).toBe('meadow:green/slip44:7777')
  for (const recipient of [MISTYPED, NOWHERE]) {
    expect(() => parsePayment({ paymentAsset, recipient, amount: '2' }, () => undefined)).toThrow(/recipient/)
  }
  expect(() => parsePayment({ paymentAsset, recipient: BOB, amount: '429496.7296' }, () => undefined)).toThrow(
    /more than meadow can count/,
  )
})
