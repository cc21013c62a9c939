import { never, ofType } from '@bowline/jest-preset/fixtures'
import type { PairedRequest } from '@bowline/kit-core'
import { mockPairedSession } from '@bowline/kit-core/testing'
import { MAINNET, network, providerOf, TESTNET, world } from './setup.js'

const FIRST = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const ORDINALS = 'bc1pcquvhrqv0q68t4m0hfq6tpn006qrskyc7yrqnp2uyrf2emg3wynsdjyk38'
const PAIRED = 'walletConnect'
const TXID = 'ab'.repeat(32)
const PSBT =
  'cHNidP8BAEwCAAAAAALT3/UFAAAAABl2qRTQxZkDxbrChodg6Q/VIaRkWqdlIIisAOH1BQAAAAAXqRQ1RebjO4MsRwUPJNPuuTycA5SLx4ezLhMAAAAA'
const ADDRESSES = [
  { address: ORDINALS, publicKey: `02${'11'.repeat(32)}`, path: "m/86'/0'/0'/0/0", intention: 'ordinal' },
  { address: FIRST, publicKey: `03${'22'.repeat(32)}`, path: "m/84'/0'/0'/0/0", intention: 'payment' },
]

async function paired(answer: (request: PairedRequest) => unknown, properties?: Record<string, unknown>) {
  const session = mockPairedSession({
    namespaces: { bip122: { accounts: [`${MAINNET}:${FIRST}`] } },
    onRequest: answer,
  })
  const given = { ...session, ...(properties && { properties: () => properties }) }
  const made = world({ networks: [network(MAINNET), network(TESTNET)] })
  const connection = await made.adapter.connectPaired?.({ session: given, signal: never })
  return { ...made, session, connection, provider: await providerOf(made.adapter, PAIRED) }
}

test('R-ADPT-16 R-CONN-39 fetches the addresses of a paired wallet when they are needed', async () => {
  const { provider, session } = await paired(() => ADDRESSES)
  expect(session.controls.requests).toEqual([])
  expect(await provider.getAccountAddresses()).toEqual([
    { address: FIRST, purpose: 'payment', publicKey: ADDRESSES[1]?.publicKey, path: ADDRESSES[1]?.path },
    { address: ORDINALS, purpose: 'ordinal', publicKey: ADDRESSES[0]?.publicKey, path: ADDRESSES[0]?.path },
  ])
  expect(session.controls.requests).toMatchObject([
    { caipNetworkId: MAINNET, method: 'getAccountAddresses', params: { account: FIRST } },
  ])
  expect(await provider.getAccountAddresses(['ordinal'])).toHaveLength(1)
})

test.each([
  ['as they are', ADDRESSES],
  ['by network', { [MAINNET]: ADDRESSES }],
  ['as text', JSON.stringify(ADDRESSES)],
])('R-ADPT-16 uses the addresses of the session, %s, from the start without a request', async (_, addresses) => {
  const { provider, connection, session } = await paired(() => null, { bip122_getAccountAddresses: addresses })
  expect(connection?.accounts.map(({ address, type }) => [address, type])).toEqual([
    [FIRST, 'payment'],
    [ORDINALS, 'ordinal'],
  ])
  expect(await provider.getAccountAddresses()).toHaveLength(2)
  expect(session.controls.requests).toEqual([])
})

test('R-ADPT-16 R-CONN-39 signs messages and PSBTs and sends sats as text with a paired wallet', async () => {
  const answers: Readonly<Record<string, unknown>> = {
    signMessage: { address: FIRST, signature: '20'.repeat(65) },
    sendTransfer: { txid: TXID.toUpperCase() },
    signPsbt: { psbt: PSBT, txid: TXID },
  }
  const { provider, session } = await paired(({ method }) => answers[method])
  const signature = await provider.signMessage({ address: FIRST, message: 'hello', protocol: 'ecdsa' })
  expect(signature).toBe(Buffer.alloc(65, 0x20).toString('base64'))
  expect(await provider.sendTransfer({ recipient: FIRST, amount: 2_100_000_000_000_000n })).toBe(TXID)
  const signInputs = [{ address: FIRST, index: 0, sighashTypes: [0x81] }]
  expect(await provider.signPsbt({ psbt: PSBT, signInputs, broadcast: true })).toEqual({ psbt: PSBT, txid: TXID })
  expect(session.controls.requests.map(({ params }) => params)).toEqual([
    { account: FIRST, address: FIRST, message: 'hello', protocol: 'ecdsa' },
    { account: FIRST, recipientAddress: FIRST, amount: '2100000000000000' },
    { account: FIRST, psbt: PSBT, signInputs, broadcast: true },
  ])
})

test.each([[undefined], [null], ['x y'], [{}], [{ signature: '' }], [{ signature: 7 }], [[]]])(
  'R-ADPT-25 rejects when a paired wallet responds to a signing request with %j',
  async (answer) => {
    const { provider } = await paired(() => answer)
    await expect(provider.signMessage({ address: FIRST, message: 'hello' })).rejects.toMatchObject({
      code: 'wallet/request-failed',
    })
  },
)

test('R-CONN-85 R-CONN-86 rejects a switch to a network that the paired wallet did not approve', async () => {
  const { adapter, events } = await paired(() => null)
  const asked = { connectorId: PAIRED, network: network(TESTNET), signal: never }
  await expect(adapter.switchNetwork?.(asked)).rejects.toMatchObject({ code: 'wallet/chain-not-supported' })
  expect(ofType(events, 'switchNetwork')).toEqual([])
})

test('R-CONN-101 disconnects a paired wallet that no longer approves Bitcoin', async () => {
  const { session, events } = await paired(() => null)
  session.controls.approve({})
  expect(ofType(events, 'disconnect')).toEqual([{ type: 'disconnect', connectorId: PAIRED }])
})
