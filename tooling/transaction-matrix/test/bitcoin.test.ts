import { bitcoinFamily } from '../src/bitcoin-family.js'
import { testFamily } from './family-tests.js'

testFamily('bitcoin', bitcoinFamily)
