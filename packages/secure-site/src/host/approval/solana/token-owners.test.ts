import { base58, base64 } from '@scure/base'
import { ANOTHER, compile, instruction } from '../../../../test/solana-transaction.js'
import { parseSolanaMessage } from './parse-solana.js'
import { reviewSolana } from './review-solana.js'
import { findTokenOwners } from './token-owners.js'

const own = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const associated = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const amount = [7, 0, 0, 0, 0, 0, 0, 0]
/** The associated token account of `ANOTHER` for `usdc`. */
const account = findAssociated(ANOTHER)

function findAssociated(owner: string): Promise<string> {
  return import('@solana/kit').then(async ({ address, getAddressEncoder, getProgramDerivedAddress }) => {
    const seeds = [owner, token, usdc].map((each) => getAddressEncoder().encode(address(each)))
    return (await getProgramDerivedAddress({ programAddress: address(associated), seeds }))[0]
  })
}

const toData = (mint: string, owner: string) => {
  const bytes = Uint8Array.from([...base58.decode(mint), ...base58.decode(owner), ...new Array(101).fill(0)])
  return { owner: token, data: [base64.encode(bytes), 'base64'] }
}

async function review(
  to: string,
  { response, mint = usdc, opens }: { response?: unknown; mint?: string; opens?: string },
) {
  const instructions = [
    ...(opens === undefined ? [] : [instruction(associated, [own, to, opens, usdc], [1])]),
    instruction(token, [own, mint, to], [12, ...amount, 6]),
  ]
  const { message } = compile(own, instructions)
  const asked: unknown[] = []
  const owners = await findTokenOwners(parseSolanaMessage(message).instructions, async (method, params) => {
    asked.push([method, params])
    if (response === undefined) throw new Error('The network does not answer')
    return response
  })
  const { lines, warnings } = reviewSolana(message, own, owners)
  return {
    owner: lines.find(({ label }) => label === 'Owner')?.value,
    warnings: warnings.map(({ id }) => id),
    asked,
  }
}

test('R-FRAME-142 shows the owner of a token account whose address follows from it, without a warning', async () => {
  const to = await account
  const shown = await review(to, { response: { value: [toData(usdc, ANOTHER)] } })
  expect(shown).toEqual({
    owner: ANOTHER,
    warnings: [],
    asked: [['getMultipleAccounts', [[to], { encoding: 'base64' }]]],
  })
})

test('R-FRAME-142 takes the owner of an account that the transaction opens from its bytes, and asks no node', async () => {
  expect(await review(await account, { opens: ANOTHER })).toEqual({ owner: ANOTHER, warnings: [], asked: [] })
})

test('R-FRAME-142 warns of an owner that only the node names', async () => {
  const shown = await review(await account, { response: { value: [toData(usdc, own)] } })
  expect(shown).toMatchObject({ owner: own, warnings: ['unproved-owner'] })
})

test.each([
  ['a node that does not respond', undefined],
  ['no account', { value: [null] }],
  ['an account of another program', { value: [{ ...toData(usdc, ANOTHER), owner: associated }] }],
  ['too few bytes', { value: [{ owner: token, data: ['AAAA', 'base64'] }] }],
  ['bytes that are none', { value: [{ owner: token, data: ['?', 'base64'] }] }],
  ['a list that is too short', { value: [] }],
  ['another response', 'none'],
])('R-FRAME-142 warns that the owner is not known after %s', async (_, response) => {
  const shown = await review(await account, { response })
  expect(shown).toMatchObject({ owner: 'Unknown', warnings: ['unknown-owner'] })
})

test('R-FRAME-142 warns when the recipient’s account is of another token', async () => {
  const shown = await review(await account, { response: { value: [toData(ANOTHER, ANOTHER)] } })
  expect(shown.warnings).toEqual(['unknown-owner'])
})

test('R-FRAME-142 names the new owner of a token account', () => {
  const data = [6, 2, 1, ...base58.decode(ANOTHER)]
  const { message } = compile(own, [instruction(token, [own, own], data)])
  const { lines, warnings } = reviewSolana(message, own, new Map())
  expect(lines).toContainEqual({ label: 'New owner', value: ANOTHER, as: 'address' })
  expect(warnings.map(({ id }) => id)).toEqual(['set-authority'])
})
