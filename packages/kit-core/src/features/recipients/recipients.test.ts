import { BOB, ETH, OWN, setUpSend, USDC, USDC_ADDRESS } from '../../../test/send-fixture.js'
import { refetchSendTokens, sendToken, switchNetwork, switchToRecipientNetwork } from '../../actions.js'
import { bitcoin, mainnet, polygon, solana } from '../../networks.js'
import { mockAdapter } from '../../testing/index.js'
import { parsePaymentRequest } from './parse-payment-request.js'

const SOLANA_ADDRESS = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const BITCOIN_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const OLD_BITCOIN_ADDRESS = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'

const pageOf = (host: string, tail = '') => `https://${host}/address/${BOB}${tail}`

test.each([
  `eip155:1:${BOB}`,
  `did:pkh:eip155:1:${BOB}`,
  `${BOB}@eip155:1`,
  `eth:${BOB}`,
  `ETH:${BOB.replace('0x', '0X')}`,
  `ethereum:${BOB}`,
  `ethereum:${BOB}@1`,
  `ethereum:pay-${BOB}@1`,
  `ethereum:${BOB}@1?gas=21000&gasPrice=1e9`,
  pageOf('etherscan.io'),
  pageOf('www.etherscan.io', '#code'),
  pageOf('etherscan.io', '/?tab=transactions'),
  ` eth:${BOB}\n`,
])('R-SEND-80 parses %j as the address on its own network', async (text) => {
  const { send, type } = await setUpSend()
  await type(text)
  expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: BOB, recipientText: BOB })
  expect([send().sendTokenAmount, send().recipientIssue]).toEqual([undefined, undefined])
})

function networkOf(id: number, name: string) {
  const { blockExplorers: _, ...others } = mainnet
  return { ...others, id, name }
}

test.each([
  [59144, 'Linea Mainnet', `linea:${BOB}`],
  [534352, 'Scroll', `scr:${BOB}`],
  [59144, 'Linea', pageOf('lineascan.build')],
  [9745, 'Plasma', `plasma:${BOB}`],
  [2020, 'My Own Chain', `myownchain:${BOB}`],
])('R-SEND-155 on network %d (%s) parses %j as the address', async (id, name, text) => {
  const { kit, send, type } = await setUpSend({ options: { networks: [networkOf(id, name), mainnet] }, tokens: null })
  await type(text)
  expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: BOB, recipientText: BOB })
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  await type(text)
  expect(send().recipientIssue).toMatchObject({ reason: 'network', name, caipNetworkId: `eip155:${id}` })
})

test('R-SEND-80 looks up a name in a payment request', async () => {
  const { send, type } = await setUpSend({ names: { 'ada.bowline.id': BOB } })
  await type('ethereum:ada.bowline.id?value=5e17')
  expect(send()).toMatchObject({
    recipientAddress: BOB,
    recipientProfileName: 'ada.bowline.id',
    sendTokenAmount: '0.5',
  })
})

test.each([
  [`base:${BOB}`, 'Base', undefined],
  [`matic:${BOB}`, 'Polygon', 'eip155:137'],
  [`pol:${BOB}`, 'Polygon', 'eip155:137'],
  [`eip155:137:${BOB}`, 'Polygon', 'eip155:137'],
  [`ethereum:${BOB}@137?value=1`, 'Polygon', 'eip155:137'],
  [pageOf('polygonscan.com'), 'Polygon', 'eip155:137'],
  [pageOf('basescan.org'), 'Base', undefined],
  [`linea:${BOB}`, 'Linea', undefined],
  [`plasma:${BOB}`, 'plasma', undefined],
  [`eip155:59144:${BOB}`, 'Linea', undefined],
  [`eip155:9745:${BOB}`, 'eip155:9745', undefined],
  [SOLANA_ADDRESS, 'Solana', undefined],
  [`${SOLANA}:${SOLANA_ADDRESS}`, 'Solana', undefined],
  [`solana:${SOLANA_ADDRESS}?amount=1`, 'Solana', undefined],
  [`https://solscan.io/account/${SOLANA_ADDRESS}`, 'Solana', undefined],
  [BITCOIN_ADDRESS, 'Bitcoin', undefined],
  [OLD_BITCOIN_ADDRESS, 'Bitcoin', undefined],
  [`bitcoin:${BITCOIN_ADDRESS}?amount=0.1`, 'Bitcoin', undefined],
  [`https://mempool.space/testnet/address/${BITCOIN_ADDRESS}`, 'Bitcoin Testnet', undefined],
])(
  'R-SEND-81 shows that %j is on %s, with a switch if the app lists the network',
  async (text, name, caipNetworkId) => {
    const { send, type, problem, kit, fillIn } = await setUpSend({ options: { networks: [mainnet, polygon] } })
    await fillIn({ amount: '1', to: text })
    await type(text)
    expect(send()).toMatchObject({ recipientStatus: 'invalid', recipientIssue: { reason: 'network', name } })
    expect([Object.entries(send().recipientIssue ?? {})[2]?.[1], problem()]).toEqual([caipNetworkId, 'other-network'])
    await expect(sendToken(kit, { token: ETH, amount: '1', recipientAddress: text })).rejects.toThrow(
      /another network: |Invalid address/,
    )
  },
)

test('R-SEND-81 keeps the recipient, token and amount when the user switches to the network of the request', async () => {
  const { kit, send, type, wait } = await setUpSend({ options: { networks: [mainnet, polygon] } })
  await type(`ethereum:${BOB}@137?value=1e18`)
  await switchToRecipientNetwork(kit)
  await wait(500)
  expect(kit.getState().network.byNamespace.eip155?.active).toBe('eip155:137')
  expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: BOB, sendTokenAmount: '1' })
})

test.each([
  [`ethereum:${BOB}?value=2.5e17`, undefined, '0.25'],
  [`ethereum:${BOB}@1?value=1000000000000000000`, undefined, '1'],
  [`ethereum:${USDC_ADDRESS}@1/transfer?address=${BOB}&uint256=12500000`, USDC.address, '12.5'],
  [`ethereum:${USDC_ADDRESS}/transfer?address=${BOB}&uint256=1e6&value=0`, USDC.address, '1'],
  [`ethereum:${USDC_ADDRESS}/transfer?address=${BOB}`, USDC.address, undefined],
])('R-SEND-83 fills in the whole request %j', async (text, token, amount) => {
  const { send, type, kit, asked } = await setUpSend()
  await type(text)
  expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: BOB, recipientText: BOB })
  expect([send().token?.address, send().sendTokenAmount]).toEqual([token, amount])
  if (amount === undefined) return
  await sendToken(kit)
  expect(asked(token ? 'sendToken' : 'sendTransaction')).toHaveLength(1)
})

test.each([
  [`ethereum:${USDC_ADDRESS}/approve?address=${BOB}&uint256=1`, { reason: 'part', part: 'approve' }],
  [`ethereum:${USDC_ADDRESS}/transfer?address=${BOB}&uint256=1&value=5`, { reason: 'part', part: 'value' }],
  [`ethereum:${USDC_ADDRESS}/transfer?address=${BOB}&uint256=1&bytes=0x`, { reason: 'part', part: 'bytes' }],
  [`ethereum:${BOB}?data=0x12`, { reason: 'part', part: 'data' }],
  [`ethereum:${BOB}?value=1.5`, { reason: 'part', part: 'value=1.5' }],
  [`ethereum:${OWN}/transfer?address=${BOB}&uint256=1`, { reason: 'token', part: OWN }],
  [`solana:${encodeURIComponent('https://shop.example/pay')}`, { reason: 'link' }],
  [`solana:${SOLANA_ADDRESS}?amount=1&memo=7`, { reason: 'part', part: 'memo' }],
  [`solana:${SOLANA_ADDRESS}?reference=a&reference=b`, { reason: 'part', part: 'reference' }],
  [`bitcoin:${BITCOIN_ADDRESS}?req-fee=1`, { reason: 'part', part: 'req-fee' }],
  ['https://etherscan.io/tx/0x12', { reason: 'page' }],
  [`https://etherscan.io/token/${USDC_ADDRESS}?a=${BOB}`, { reason: 'page' }],
  [pageOf('etherscan.io.evil.example'), { reason: 'page' }],
  [`https://etherscan.io@evil.example/address/${BOB}`, { reason: 'page' }],
  [`${BOB.slice(0, 9)}\u200b${BOB.slice(9)}`, { reason: 'hidden' }],
  [`\u202e${BOB}`, { reason: 'hidden' }],
  [`eth:\u2066${BOB}`, { reason: 'hidden' }],
])('R-SEND-82 R-SEND-83 R-SEND-84 rejects %j and shows why', async (text, fault) => {
  const { send, type } = await setUpSend()
  await type(text)
  expect(send()).toMatchObject({ recipientStatus: 'invalid', recipientIssue: fault })
  expect(send().recipientAddress).toBeUndefined()
})

test.each([
  ['ethereum:', `ethereum:${BOB}@0x1`, `ethereum:${BOB}?value=1&value=2`, `ethereum:${BOB}?value=%zz`, `eth:${BOB}00`],
  ['bitcoin:', 'solana:', `eip155:1:`, `${BOB} ${OWN}`, `eth:${BOB}/transfer`, `eth:${BOB},${OWN}`],
])('R-SEND-83 takes nothing from an incomplete text, not even its first address', async (...texts) => {
  const { send, type } = await setUpSend()
  for (const text of texts) {
    await type(text)
    expect([text, send().recipientStatus, send().recipientAddress]).toEqual([text, 'invalid', undefined])
  }
})

test('R-SEND-80 R-SEND-83 fills in a request on Solana, and accepts the older id of the network', async () => {
  const coin = { ...ETH, symbol: 'SOL', chainId: SOLANA, quantity: { decimals: '9', numeric: '3' } }
  const adapter = mockAdapter({ namespace: 'solana' })
  const { send, type } = await setUpSend({ adapter, tokens: [coin], options: { networks: [solana] } })
  await type(`solana:${SOLANA_ADDRESS}?amount=0.25&label=Shop`)
  expect(send()).toMatchObject({ recipientAddress: SOLANA_ADDRESS, sendTokenAmount: '0.25', token: { symbol: 'SOL' } })
  await type(`solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ:${SOLANA_ADDRESS}`)
  expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: SOLANA_ADDRESS })
  await type(`https://explorer.solana.com/address/${SOLANA_ADDRESS}?cluster=devnet`)
  expect(send()).toMatchObject({ recipientIssue: { reason: 'network', name: 'Solana Devnet' } })
  await type(BOB)
  expect(send()).toMatchObject({ recipientIssue: { reason: 'network', name: 'EVM networks' } })
})

test('R-SEND-80 accepts every recipient format from an app, and rejects one that requests more', async () => {
  const { kit, asked } = await setUpSend()
  const transfer = { token: ETH, amount: '1' }
  await sendToken(kit, { ...transfer, recipientAddress: `eip155:1:${BOB}` })
  expect(asked('sendTransaction')[0]?.params).toMatchObject({ to: BOB })
  await expect(sendToken(kit, { ...transfer, recipientAddress: `ethereum:${BOB}?value=5` })).rejects.toMatchObject({
    code: 'send/invalid-recipient',
  })
  await expect(sendToken(kit, { ...transfer, recipientAddress: `base:${BOB}` })).rejects.toMatchObject({
    code: 'send/other-network',
    networkName: 'Base',
  })
})

test('R-SEND-80 parses Bitcoin requests, also in upper case', () => {
  const request = {
    recipient: BITCOIN_ADDRESS,
    namespace: 'bip122',
    caipNetworkId: bitcoin.caipNetworkId,
    amount: '0.5',
  }
  expect(parsePaymentRequest(`bitcoin:${BITCOIN_ADDRESS}?amount=0.5&label=Shop&somethingelse=1`, [])).toEqual(request)
  expect(parsePaymentRequest(`BITCOIN:${BITCOIN_ADDRESS.toUpperCase()}?AMOUNT=0.5`, [])).toEqual(request)
  expect(parsePaymentRequest(`bitcoin:${BITCOIN_ADDRESS}?amount=0,5`, [])).toEqual({
    reason: 'part',
    part: 'amount=0,5',
  })
  expect(parsePaymentRequest('bitcoin:?lightning=lnbc1', [])).toEqual({ reason: 'part', part: 'lightning' })
})

test.each([
  ...[`${BOB}.`, `"${BOB}"`, `(${BOB}),`, `“${BOB}”`, `<${BOB}>`, BOB.replace('0x', '0X'), `«eth:${BOB}».`],
  `${pageOf('etherscan.io')}.`,
])('R-SEND-129 parses %j as the address without the surrounding punctuation', async (text) => {
  const { send, type, kit, asked } = await setUpSend()
  await type(text)
  expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: BOB, recipientText: BOB })
  await sendToken(kit, { token: ETH, amount: '1', recipientAddress: text })
  expect(asked('sendTransaction')[0]?.params).toMatchObject({ to: BOB })
})

test('R-SEND-129 looks up names in a sentence and after a network prefix', async () => {
  const { send, type } = await setUpSend({ names: { 'ada.bowline.id': BOB } })
  for (const text of ['ada.bowline.id.', '"ada.bowline.id"', 'eth:ada.bowline.id']) {
    await type(text)
    expect(send()).toMatchObject({ recipientAddress: BOB, recipientProfileName: 'ada.bowline.id' })
  }
})

test('R-SEND-144 fills in a pasted token request once the tokens are loaded', async () => {
  let respond: (response: Response) => void = () => {}
  const { respondAt, type, send, kit, wait } = await setUpSend({ tokens: 'failed' })
  const response = new Promise<Response>((resolve) => {
    respond = resolve
  })
  respondAt('/balance', () => response)
  await wait(31_000)
  refetchSendTokens(kit)
  await type(`ethereum:${USDC_ADDRESS}@1/transfer?address=${BOB}&uint256=5e6`)
  expect(send().recipientIssue).toEqual({ reason: 'token', part: USDC_ADDRESS })
  respond(Response.json({ balances: [ETH, USDC] }))
  await wait(1_000)
  expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: BOB, sendTokenAmount: '5' })
  expect([send().token?.symbol, send().recipientIssue]).toEqual(['USDC', undefined])
})

test('R-SEND-147 fills in a request for a token without decimals that the list hides', async () => {
  const ticket = { ...USDC, symbol: 'PASS', quantity: { decimals: '0', numeric: '3' } }
  const { type, send, problem } = await setUpSend({ tokens: [ETH, ticket] })
  expect(send().tokenBalances).toHaveLength(1)
  await type(`ethereum:${USDC_ADDRESS}@1/transfer?address=${BOB}&uint256=2`)
  expect(send()).toMatchObject({ recipientStatus: 'valid', token: { symbol: 'PASS' }, sendTokenAmount: '2' })
  expect(problem()).toBeUndefined()
})

test.each([`to:${BOB}`, `Address:${BOB}`, `eip155:${BOB}`])(
  'R-SEND-130 does not treat the prefix of the address in %j as a network',
  async (text) => {
    const { send, type } = await setUpSend()
    await type(text)
    expect([send().recipientStatus, send().recipientIssue]).toEqual(['invalid', undefined])
  },
)

test.each([
  `etherscan.io/address/${BOB}`,
  `www.etherscan.io/address/${BOB}#code`,
  pageOf('eth.blockscout.com', '?tab=txs'),
  `https://etherscan.io/Address/${BOB}/token_transfers`,
])('R-SEND-131 parses %j as a page of the address', async (text) => {
  const { send, type } = await setUpSend()
  await type(text)
  expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: BOB })
})

test.each([
  [pageOf('base.blockscout.com'), 'Base'],
  [`https://explorer.solana.com/address/${SOLANA_ADDRESS}/tokens?cluster=mainnet-beta`, 'Solana'],
  [`https://solana.fm/address/${SOLANA_ADDRESS}?cluster=mainnet-alpha`, 'Solana'],
  [`https://blockstream.info/address/${BITCOIN_ADDRESS}`, 'Bitcoin'],
])('R-SEND-131 recognizes %j as a page on %s', async (text, name) => {
  const { send, type } = await setUpSend()
  await type(text)
  expect(send()).toMatchObject({ recipientIssue: { reason: 'network', name } })
})
