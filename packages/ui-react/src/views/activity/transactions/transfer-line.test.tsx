import { setHideBalances } from '@bowline/kit-core/actions'
import { act } from '@testing-library/react'
import { coins, piece, transaction } from '../../../../test/page/history.js'
import { rows, showHistory, texts } from '../../../../test/views/history-fixture.js'
import { violations } from '../../../../test/views/render-view.js'

test('R-ACCT-28 R-ACCT-45 formats amounts in the app’s locale, also when the texts are in another language', async () => {
  await showHistory([{ data: [transaction('t', { transfers: [coins('ETH', '1234.5')] })] }], { locale: 'de' })
  expect(rows()[0]).toHaveTextContent('1.234,5')
})

test('R-ACCT-45 R-ACCT-44 hides amounts with their signs when the user has hidden them', async () => {
  const { kit } = await showHistory([
    {
      data: [
        transaction('coins', { operationType: 'receive', transfers: [coins('ETH', '1.5')] }),
        transaction('pieces', { transfers: [{ ...piece('Knot'), quantity: { numeric: '12' } }] }),
        transaction('piece', { operationType: 'receive', transfers: [piece('Sheet')] }),
      ],
    },
  ])
  const seen = () => texts().map((text) => text?.replace(/^.*In:/, '').replace(/From.*|Mar 1/, ''))
  const open = ['+1.5ETH', '+12Knot', '+Sheet']
  expect(seen()).toEqual(open)
  await act(async () => setHideBalances(kit, true))
  expect(seen()).toEqual(['••••HiddenETH', '••••HiddenKnot', '+Sheet'])
  expect(await violations()).toEqual([])
  await act(async () => setHideBalances(kit, false))
  expect(seen()).toEqual(open)
})

test.each([
  ['receive', 'out'],
  ['receive', 'self'],
  ['send', 'in'],
  ['send', 'self'],
  ['claim', 'out'],
  ['burn', 'in'],
] as const)(
  'R-ACCT-176 shows neither sign nor direction of %s when its transfer goes %s',
  async (operationType, direction) => {
    await showHistory([{ data: [transaction('t', { operationType, transfers: [coins('ETH', '0.15', direction)] })] }])
    expect(texts()).toEqual([expect.stringMatching(/^Transferred0.15ETHMar 1$/)])
  },
)

test('R-ACCT-176 shows sign and direction when they agree with the operation, no sign for an outgoing deposit, and a sign for each of two', async () => {
  await showHistory([
    {
      data: [
        transaction('a', { operationType: 'receive', transfers: [coins('ETH', '1', 'in')] }),
        transaction('b', { operationType: 'deposit', transfers: [coins('ETH', '2', 'out')] }),
        transaction('c', { operationType: 'withdraw', transfers: [coins('ETH', '3', 'in')] }),
        transaction('d', { operationType: 'burn', transfers: [coins('ETH', '4', 'out')] }),
        transaction('e', { operationType: 'send', transfers: [coins('ETH', '5', 'out')] }),
        transaction('f', { operationType: 'trade', transfers: [coins('ETH', '6', 'out'), coins('DAI', '7', 'in')] }),
      ],
    },
  ])
  expect(texts()).toEqual([
    expect.stringMatching(/^ReceivedIn:\+1ETH/),
    expect.stringMatching(/^DepositedOut:2ETH/),
    expect.stringMatching(/^WithdrawnIn:3ETH/),
    expect.stringMatching(/^BurnedOut:−4ETH/),
    expect.stringMatching(/^SentOut:−5ETH/),
    expect.stringMatching(/Out:−6ETHIn:\+7DAI/),
  ])
})
