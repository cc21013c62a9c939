import { verifyMessage } from '@bowline/bitcoin-chain'
import { MAINNET, TESTNET, wallet } from '../../test/setup.js'

function opened() {
  const { wallet: made } = wallet()
  made.pairing.setConnected(true)
  const ask = (method: string, params?: unknown, caipNetworkId: string = MAINNET) =>
    made.pairing.request({ caipNetworkId, method, params })
  return { made, ask }
}

test('R-HOST-73 lists the payment addresses of all keys on all networks, the active ones first', () => {
  const { made } = opened()
  let changes = 0
  const stop = made.pairing.subscribe(() => (changes += 1))
  made.setAccount(made.state().accounts[1] ?? '')
  made.switchNetwork(TESTNET)
  stop()
  const { pairing, state } = made
  expect(changes).toBe(2)
  expect(pairing.network()).toBe(TESTNET)
  expect(pairing.accounts().slice(0, 2)).toEqual(state().accounts.map((address) => `${TESTNET}:${address}`))
  expect(new Set(pairing.accounts()).size).toBe(4)
})

test('R-HOST-73 handles a request with the account and on the network that it names', async () => {
  const { made, ask } = opened()
  const [, second = ''] = made.pairing.accounts().filter((account) => account.startsWith(TESTNET))
  const account = second.slice(TESTNET.length + 1)
  const answer = await ask('signMessage', { account, address: account, message: 'Hello' }, TESTNET)
  const signature = String(Reflect.get(Object(answer), 'signature'))
  expect(verifyMessage({ address: account, message: 'Hello', signature })).toBe(true)
  expect(made.state()).toMatchObject({ caipNetworkId: TESTNET, accounts: [account, expect.any(String)] })
  expect(await ask('getAccountAddresses', { account }, TESTNET)).toMatchObject([
    { address: account, intention: 'payment' },
    { intention: 'ordinal' },
  ])
})

test('R-HOST-73 rejects requests that are unreadable, unsupported, or for another account or network', async () => {
  const { made, ask } = opened()
  await expect(ask('signMessage', {})).rejects.toMatchObject({ code: -32602 })
  await expect(ask('sendTransfer', { recipientAddress: 'x', amount: '-1' })).rejects.toMatchObject({ code: -32602 })
  await expect(ask('burn')).rejects.toMatchObject({ code: 4200 })
  await expect(ask('signMessage', { account: 'x', message: '' })).rejects.toMatchObject({ code: 4100 })
  await expect(ask('getAccountAddresses', {}, 'bip122:0')).rejects.toMatchObject({ code: 4901 })
  made.lock()
  await expect(ask('signMessage', { message: 'Hello' })).rejects.toMatchObject({ code: 4100 })
})
