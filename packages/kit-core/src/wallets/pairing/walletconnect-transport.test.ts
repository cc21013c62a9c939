import {
  ADDRESS,
  createPage,
  createWallet,
  OLD_SOLANA,
  OTHER,
  pairUp,
  personalSign,
  relay,
  SOLANA,
  startTestPairing,
  startTestRelay,
  stopTestRelay,
  waitForEvent,
} from '../../../test/transport-fixture.js'

beforeEach(startTestRelay)
afterEach(stopTestRelay)

test('R-CONN-29 R-CONN-38 pairs a wallet that scans the URI, with the approved part of the proposal', async () => {
  const { wallet, session } = await pairUp()
  expect(session.peer).toEqual({
    name: 'Sandbox Wallet',
    url: 'https://wallet.example',
    icon: 'https://wallet.example/icon.png',
  })
  expect(session.namespaces()).toEqual({
    eip155: {
      accounts: [`eip155:1:${ADDRESS}`, `eip155:1:${OTHER}`],
      caipNetworkIds: ['eip155:1'],
      methods: ['personal_sign', 'eth_sendTransaction'],
      events: ['accountsChanged', 'chainChanged'],
    },
  })
  expect(wallet.proposals[0]?.eip155?.chains).toEqual(['eip155:1', 'eip155:8453'])
  expect(session.expiresAtMs).toBeGreaterThan(Date.now())
})

test('R-STATE-25 proposes older ids too, and uses them with a wallet that approves only these', async () => {
  const account = '11111111111111111111111111111112'
  const { wallet, session } = await pairUp({
    grants: { solana: { accounts: [`${OLD_SOLANA}:${account}`] } },
    onRequest: () => 'signed',
  })
  expect(wallet.proposals[0]?.solana?.chains).toEqual([SOLANA, OLD_SOLANA])
  expect(session.namespaces().solana).toMatchObject({ accounts: [`${SOLANA}:${account}`], caipNetworkIds: [SOLANA] })
  await session.request({ caipNetworkId: SOLANA, method: 'solana_signMessage', params: {} })
  expect(wallet.requests[0]?.caipNetworkId).toBe(OLD_SOLANA)
})

test('R-CONN-37 throws UserRejectedError when the wallet declines', async () => {
  const { transport } = createPage()
  const wallet = await createWallet({ policy: 'reject' })
  const { uri, session } = startTestPairing(transport)
  await wallet.pair(await uri)
  await expect(session).rejects.toMatchObject({ code: 'wallet/user-rejected' })
})

test('R-CONN-36 revokes an approval that arrives after the pairing was cancelled', async () => {
  const { transport, storage } = createPage()
  const wallet = await createWallet({ policy: 'hold' })
  const { uri, session, abort } = startTestPairing(transport)
  await wallet.pair(await uri)
  abort()
  await expect(session).rejects.toMatchObject({ code: 'request/aborted' })
  await wallet.respond('approve')
  await wallet.ended()
  expect(storage.entries()['@bowline/pairing_topic']).toBe(undefined)
})

test('R-CONN-38 sends requests to the wallet, and returns its responses and errors', async () => {
  const { session, wallet } = await pairUp({
    onRequest: ({ method }) => {
      if (method === 'personal_sign') return '0x5160'
      throw { code: 4001, message: 'No' }
    },
  })
  expect(await session.request(personalSign)).toBe('0x5160')
  await expect(session.request({ ...personalSign, method: 'eth_sendTransaction' })).rejects.toMatchObject({
    code: 4001,
  })
  expect(wallet.requests[0]).toEqual({ caipNetworkId: 'eip155:1', method: 'personal_sign', params: ['0x68', ADDRESS] })
})

test('R-CONN-41 rejects what the wallet did not approve without asking it', async () => {
  const { session, wallet } = await pairUp()
  await expect(session.request({ ...personalSign, caipNetworkId: 'eip155:8453' })).rejects.toMatchObject({
    walletCode: 4901,
  })
  await expect(session.request({ ...personalSign, method: 'eth_sign' })).rejects.toMatchObject({ walletCode: 4100 })
  expect(wallet.requests).toEqual([])
})

test('R-CONN-38 reports the wallet’s accounts and networks, the active account first, and ignores unapproved ones', async () => {
  const { session, wallet } = await pairUp()
  const accounts = waitForEvent(session, 'accounts')
  await wallet.changeAccounts('eip155:1', [OTHER, '0x3333333333333333333333333333333333333333'])
  expect(await accounts).toEqual({ type: 'accounts', namespace: 'eip155', accounts: [`eip155:1:${OTHER}`] })
  expect(session.namespaces().eip155?.accounts).toEqual([`eip155:1:${OTHER}`, `eip155:1:${ADDRESS}`])
  const network = waitForEvent(session, 'network')
  await wallet.changeNetwork('eip155:1')
  expect(await network).toEqual({ type: 'network', caipNetworkId: 'eip155:1' })
})

test('R-ALERT-17 reports a service that rejects the project, and fails the pairing at once', async () => {
  relay.refuse('Unauthorized: invalid key')
  const { transport, messages } = createPage()
  await expect(startTestPairing(transport).session).rejects.toMatchObject({ code: 'pairing/relay-unavailable' })
  expect(messages.some((text) => text.includes('Unauthorized: invalid key'))).toBe(true)
})

test('R-STORE-18 R-STORE-12 stores nothing that was signed, and no link of another name', async () => {
  const { session, storage } = await pairUp({ onRequest: () => '0xsignature' })
  await session.request({ ...personalSign, params: ['0xmessage', ADDRESS] })
  const entries = storage.entries()
  expect(JSON.stringify(entries)).not.toMatch(/0xmessage|0xsignature/)
  expect(Object.keys(entries).filter((name) => !name.startsWith('@bowline/'))).toEqual([])
})
