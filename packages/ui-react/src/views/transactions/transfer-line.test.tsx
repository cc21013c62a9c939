import { coins, transaction } from '../../../test/page/history.js'
import { rows, showHistory } from '../../../test/views/history-bench.js'

test('R-ACCT-28 R-ACCT-45 amounts are written as the host asks, also where the words have no such language', async () => {
  await showHistory([{ data: [transaction('t', { transfers: [coins('ETH', '1234.5')] })] }], { locale: 'de' })
  expect(rows()[0]).toHaveTextContent('1.234,5')
})
