import { ETHER, pass, setUpSwap, settled } from '../../test/swap-bench.js'
import { followSwap } from '../actions.js'

test('R-SWAP-06 R-SWAP-07 R-SWAP-09 the tokens are sorted by symbol, and one of the coin is given for nothing yet', async () => {
  const { swap, api } = await setUpSwap()
  console.log(JSON.stringify(swap().tokens.map((t) => [t.symbol, t.quantity, t.price, t.value, t.isSuggested])))
  console.log(swap().phase, swap().sourceToken?.symbol, swap().gasPrice, swap().networkPrice)
  console.log(api.requests.map(({ endpoint }) => endpoint).join())
  expect(swap().sourceToken?.address).toBe(ETHER)
  void pass
  void settled
  void followSwap
})
