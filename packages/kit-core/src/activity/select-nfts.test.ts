import { coins, historyService, piece, setUpActivity, transaction } from '../../test/activity-bench.js'
import { fetchTransactions } from '../actions.js'
import { selectNfts, selectTransactionExplorerUrl } from '../index.js'

const nftsOf = async (...data: readonly ReturnType<typeof transaction>[]) => {
  const { kit } = await setUpActivity(historyService({ data }))
  await fetchTransactions(kit)
  return selectNfts(kit.getState())
}

test('R-ACCT-30 NFTs are found in the history: without spam, with a preview, the newest first, each once', async () => {
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

test('R-ACCT-30 a transaction that failed brought nothing', async () => {
  expect(await nftsOf(transaction('failed', { status: 'failed', transfers: [piece('Knot')] }))).toEqual([])
})

test('R-ACCT-48 the explorer of a transaction is that of its network; without a hash or an explorer there is none', async () => {
  const { kit } = await setUpActivity(historyService())
  const url = (more: Parameters<typeof transaction>[1]) =>
    selectTransactionExplorerUrl(kit.getState(), transaction('x', more))
  expect(url({ hash: '0xabc' })).toBe('https://etherscan.io/tx/0xabc')
  expect(url({ hash: '0xabc', chain: 'eip155:11155111' })).toBe('https://sepolia.etherscan.io/tx/0xabc')
  expect(url({ hash: undefined })).toBeUndefined()
  expect(url({ chain: 'eip155:4242' })).toBeUndefined()
  expect(url({ chain: '' })).toBeUndefined()
})
