import { evmFamily } from '../src/evm-family.js'
import { swapFamily } from '../src/swap-family.js'
import { testFamily } from './family-tests.js'

testFamily('evm', evmFamily)
testFamily('swaps', swapFamily, { usual: 4, share: 12 })
