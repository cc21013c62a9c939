import { evmFamily } from '../src/evm-family.js'
import { testFamily } from './family-tests.js'

testFamily('evm', evmFamily)
