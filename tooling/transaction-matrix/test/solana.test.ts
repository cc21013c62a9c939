import { solanaFamily } from '../src/solana-family.js'
import { testFamily } from './family-tests.js'

testFamily('solana', solanaFamily)
