import { coins, historyService, piece, setUpActivity, transaction } from '../../../test/activity-fixture.js'
import { fetchTransactions } from '../../actions.js'
import { selectNfts, selectTransactionExplorerUrl } from '../../index.js'

const nftsOf = async (...data: readonly ReturnType<typeof transaction>[]) => {
  const { kit } = await setUpActivity(historyService({ data }))
  await fetchTransactions(kit)
  return selectNfts(kit.getState())
}

test('R-ACCT-30 finds NFTs in the history without spam, with a preview, newest first, each once', async () => {
  const nfts = await nftsOf(
    transaction('new', { transfers: [piece('Knot'), coins('ETH', '1', 'out')] }),
    transaction('spam', { transfers: [piece('Free', { isSpam: true }), coins('ETH', '1')] }),
    transaction('blind', { transfers: [piece('Blind', { preview: '' })] }),
    transaction('two', { transfers: [piece('Sheet'), piece('Knot')] }),
    transaction('same name', { transfers: [piece('Knot', { preview: 'https://images.example/other.png' })] }),
  )
  expect(nfts.map(({ name, transaction: { id } }) => [name, id])).toEqual([
    ['Knot', 'new'],
    ['Sheet', 'two'],
    ['Knot', 'same name'],
  ])
})

test('R-ACCT-30 finds no NFT in a failed transaction', async () => {
  expect(await nftsOf(transaction('failed', { status: 'failed', transfers: [piece('Knot')] }))).toEqual([])
})

test('R-ACCT-48 uses the explorer of the transaction’s network, and none without a hash or an explorer', async () => {
  const { kit } = await setUpActivity(historyService())
  const url = (more: Parameters<typeof transaction>[1]) =>
    selectTransactionExplorerUrl(kit.getState(), transaction('x', more))
  expect(url({ hash: '0xabc' })).toBe('https://etherscan.io/tx/0xabc')
  expect(url({ hash: '0xabc', chain: 'eip155:11155111' })).toBe('https://sepolia.etherscan.io/tx/0xabc')
  expect(url({ hash: undefined })).toBeUndefined()
  expect(url({ chain: 'eip155:4242' })).toBeUndefined()
  expect(url({ chain: '' })).toBeUndefined()
})

type Move = 'in' | 'out' | 'self'
const moved = (direction: Move, numeric = '1', name = 'Knot') => ({ ...piece(name), direction, quantity: { numeric } })
const blind = {
  nft_info: { name: 'Knot', flags: { is_spam: false } },
  direction: 'out' as const,
  quantity: { numeric: '1' },
}

test.each([
  ['sent', [[moved('out')], [moved('in')]], []],
  ['sent, before the part of the history that was read', [[moved('out')]], []],
  ['sent and received back', [[moved('in')], [moved('out')], [moved('in')]], ['Knot']],
  ['received back, first receipt unread', [[moved('in')], [moved('out')]], ['Knot']],
  ['sent in a bundle', [[moved('out'), moved('out', '1', 'Sheet')], [moved('in')], [moved('in', '1', 'Sheet')]], []],
  ['sold for coins', [[moved('out'), coins('ETH', '1')], [moved('in')]], []],
  ['received in a bundle and one passed on', [[moved('out')], [moved('in'), moved('in', '1', 'Sheet')]], ['Sheet']],
  ['received and passed on in one transaction', [[moved('out'), moved('in')]], []],
  ['two of five sent', [[moved('out', '2')], [moved('in', '5')]], ['Knot']],
  ['all five sent in parts', [[moved('out', '2')], [moved('out', '3.0')], [moved('in', '5')]], []],
  ['one of two editions sent', [[moved('out')], [moved('in')], [moved('in')]], ['Knot']],
  ['moved to oneself', [[moved('self')]], ['Knot']],
  ['sent, its preview missing there', [[blind], [moved('in')]], []],
])('R-ACCT-177 lists what is left when an NFT was %s', async (_, newestFirst, names) => {
  const nfts = await nftsOf(...newestFirst.map((transfers, at) => transaction(`t${at}`, { transfers })))
  expect(nfts.map(({ name }) => name)).toEqual(names)
})

test('R-ACCT-177 counts neither a failed nor a pending movement', async () => {
  const status = (id: string, is: 'failed' | 'pending', direction: Move) =>
    transaction(id, { status: is, transfers: [moved(direction)] })
  expect(
    await nftsOf(
      status('a', 'failed', 'out'),
      status('b', 'pending', 'out'),
      transaction('c', { transfers: [moved('in')] }),
    ),
  ).toHaveLength(1)
  expect(await nftsOf(status('d', 'pending', 'in'))).toEqual([])
})
