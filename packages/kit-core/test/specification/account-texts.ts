/** Texts of balances, activity, sending and swaps. */
import { activeNetwork, buildApproval, buildSwap, createApiClient, getGasPrice } from '@bowline/api-client'
import { fetchTransactions, refreshTokens, sendToken, setSendAmount, setSendToken } from '../../src/actions.js'
import { mockAdapter } from '../../src/testing/index.js'
import { setUpAccount } from '../account-fixture.js'
import { historyService, setUpActivity } from '../activity-fixture.js'
import { BOB, ETH, setUpSend } from '../send-fixture.js'
import { messageOf, type QuotedText, settle } from './quoted-text.js'

const client = createApiClient({
  projectId: 'test',
  sdkType: 'test',
  sdkVersion: '1',
  endpoints: { data: 'https://data.example' },
  fetch: async () => new Response('', { status: 418 }),
})
const served = activeNetwork('eip155:1', { http: ['eip155:1'] })
const unserved = activeNetwork('eip155:999', { http: ['eip155:1'] })
const account = `eip155:1:${BOB}`
const swap = { network: unserved, amount: '5', from: account, to: account, userAddress: account }

const sendWith = async (filled: { amount?: string; to?: string }) => {
  const { kit, fillIn } = await setUpSend()
  await fillIn(filled)
  return messageOf(() => sendToken(kit))
}

const tokenToast = async (settings: Parameters<typeof setUpAccount>[0]) => {
  const { api, kit, toast } = await setUpAccount(settings)
  api.setScenario('healthy', { only: ['supported-chains'] })
  await refreshTokens(kit)
  return toast().message
}

export const TEXTS_OF_ACCOUNTS: readonly QuotedText[] = [
  {
    ids: 'R-ACCT-19 R-ERR-01',
    text: 'Token Balance Unavailable',
    when: 'the balances cannot be fetched',
    say: () => tokenToast({ scenario: '500' }),
  },
  {
    ids: 'R-ACCT-20 R-ERR-01',
    text: 'Token Balance Unavailable',
    when: 'the network is not supported',
    say: () => tokenToast({ unserved: ['eip155:1'] }),
  },
  {
    ids: 'R-ACCT-36 R-ERR-04',
    text: 'Failed to fetch transactions',
    when: 'the history cannot be fetched',
    say: async () => {
      const { kit } = await setUpActivity(historyService(500))
      await fetchTransactions(kit)
      await settle()
      return kit.getState().toast.message
    },
  },
  {
    ids: 'R-API-05 R-ERR-16',
    text: 'HTTP status code: 418',
    when: 'the response is not ok',
    say: () => messageOf(() => getGasPrice(client, { network: served })),
  },
  {
    ids: 'R-API-16 R-ERR-02',
    text: 'Network not supported for Gas Price',
    when: 'the gas price of an unsupported network is requested',
    say: () => messageOf(() => getGasPrice(client, { network: unserved })),
  },
  {
    ids: 'R-API-16 R-ERR-02',
    text: 'Network not supported for Swaps',
    when: 'a swap is built for an unsupported network',
    say: () => messageOf(() => buildSwap(client, swap)),
  },
  {
    ids: 'R-API-16 R-ERR-02',
    text: 'Network not supported for Swaps',
    when: 'an approval is built for an unsupported network',
    say: () => messageOf(() => buildApproval(client, swap)),
  },
  {
    ids: 'R-SEND-02 R-ERR-08',
    text: 'An amount and receiver address are required',
    when: 'the amount is missing',
    say: () => sendWith({ amount: '' }),
  },
  {
    ids: 'R-SEND-02 R-ERR-08',
    text: 'An amount and receiver address are required',
    when: 'the recipient is missing',
    say: () => sendWith({ to: '' }),
  },
  {
    ids: 'R-SEND-03 R-ERR-08',
    text: 'A token is required',
    when: 'the token is missing',
    say: async () => {
      const { kit, type } = await setUpSend()
      setSendToken(kit, undefined)
      setSendAmount(kit, '1')
      await type(BOB)
      return messageOf(() => sendToken(kit))
    },
  },
  {
    ids: 'R-SEND-01 R-ERR-08',
    text: 'Unsupported chain',
    when: 'the chain cannot send',
    say: async () => {
      const { kit } = await setUpSend({ adapter: mockAdapter({ lacks: ['sendToken'] }) })
      return messageOf(() => sendToken(kit, { token: ETH, amount: '1', recipientAddress: BOB }))
    },
  },
]
