import { extendNetwork } from '@bowline/kit-core'
import { solana } from '@bowline/kit-core/networks'
import { inspectRecipient } from './inspect-recipient.js'

const network = extendNetwork(solana)
const TOKEN = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const PERSON = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const read = (address: string, tokenAddress?: string) => inspectRecipient({ address, network, tokenAddress })

test('R-SEND-09 accepts a recipient of 32 to 44 base58 characters that decode to 32 bytes', () => {
  expect(read(PERSON)).toBe('person')
  for (const text of [
    '',
    PERSON.slice(2),
    `${PERSON}1`,
    `0${PERSON.slice(1)}`,
    ` ${PERSON}`,
    `0x${'a'.repeat(40)}`,
    'ada.sol',
  ]) {
    expect(read(text)).toBe('invalid')
  }
  for (const text of ['z'.repeat(44), '1'.repeat(33), 'x'.repeat(100_000)]) expect(read(text)).toBe('invalid')
})

test('security §8 rejects the token itself as a recipient', () => {
  expect([read(TOKEN), read(TOKEN, TOKEN)]).toEqual(['person', 'invalid'])
})

test.each([
  ['1nc1nerator11111111111111111111111111111111', 'burn'],
  ['11111111111111111111111111111111', 'program'],
  ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'program'],
  ['TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', 'program'],
  ['ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', 'program'],
  ['ComputeBudget111111111111111111111111111111', 'program'],
  ['Stake11111111111111111111111111111111111111', 'program'],
  ['Vote111111111111111111111111111111111111111', 'program'],
  ['Config1111111111111111111111111111111111111', 'program'],
  ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'program'],
  ['metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s', 'program'],
  ['BPFLoaderUpgradeab1e11111111111111111111111', 'program'],
  ['So11111111111111111111111111111111111111112', 'program'],
  ['SysvarC1ock11111111111111111111111111111111', 'program'],
  ['SysvarRecentB1ockHashes11111111111111111111', 'program'],
  ['Sysvar1nstructions1111111111111111111111111', 'program'],
])('security §8 classifies the address %s as: %s', (address, kind) => {
  expect(read(address)).toBe(kind)
})
