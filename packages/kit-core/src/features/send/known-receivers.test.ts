import { settled } from '../../../test/account-bench.js'
import { coins, transaction } from '../../../test/activity-bench.js'
import { BOB, ETH, OWN, setUpSend, USDC_ADDRESS } from '../../../test/send-bench.js'
import { confirmLookalike, fetchTransactions, sendToken } from '../../actions.js'

/** Shows as 0xb0…000b0b, as Bob's does. */
const TWIN = '0xB0c1111111111111111111111111111111000B0b'
const history = (data: readonly unknown[]) => () => Response.json({ data, next: null })

async function knowing(data: readonly unknown[]) {
  const made = await setUpSend()
  made.answerAt('/history', history(data))
  await fetchTransactions(made.kit)
  return made
}

test('security §8 an address that shows the same as one of the history needs a confirmation of its own', async () => {
  const { kit, fillIn, send, asked } = await knowing([
    transaction('1', { sentTo: BOB, transfers: [coins('ETH', '0.5', 'out')] }),
  ])
  await fillIn({ to: TWIN })
  expect(send()).toMatchObject({ receiverAddress: TWIN, lookalike: BOB, isLookalikeConfirmed: false })
  await expect(sendToken(kit)).rejects.toMatchObject({ code: 'send/lookalike' })
  expect(asked('sendTransaction')).toEqual([])
  confirmLookalike(kit)
  expect(send().isLookalikeConfirmed).toBe(true)
  await sendToken(kit)
})

test('security §8 a confirmation holds for one receiver only', async () => {
  const { kit, fillIn, type, send } = await knowing([
    transaction('1', { sentTo: BOB, transfers: [coins('ETH', '0.5', 'out')] }),
  ])
  await fillIn({ to: TWIN })
  confirmLookalike(kit)
  await type(TWIN.replace('c1', 'c2'))
  expect(send()).toMatchObject({ lookalike: BOB, isLookalikeConfirmed: false })
})

test('security §8 a row of no value makes nobody known, neither the one it names nor the one like it', async () => {
  const { fillIn, send } = await knowing([
    transaction('1', { sentFrom: TWIN, sentTo: OWN, transfers: [coins('ETH', '0.000', 'in')] }),
    transaction('2', { sentFrom: TWIN, sentTo: OWN }),
  ])
  await fillIn({ to: BOB })
  expect(send().lookalike).toBeUndefined()
})

test('security §8 own accounts, and who was sent to before, are known; a known receiver itself is asked about never', async () => {
  const { kit, fillIn, send } = await setUpSend()
  const likeOwn = '0x1199999999999999999999999999999999111111'
  await fillIn({ to: likeOwn })
  expect(send().lookalike).toBe(OWN)
  await fillIn({ to: BOB })
  expect(send().lookalike).toBeUndefined()
  await sendToken(kit)
  await settled()
  await fillIn({ to: BOB })
  expect(send().lookalike).toBeUndefined()
  await fillIn({ to: TWIN, token: ETH })
  expect(send().lookalike).toBe(BOB)
})

test('R-SEND-150 a receiver that an app names is held against the known ones too', async () => {
  const { kit, asked } = await knowing([transaction('1', { sentTo: BOB, transfers: [coins('ETH', '0.5', 'out')] })])
  const transfer = { token: ETH, amount: '0.1', receiverAddress: TWIN }
  for (const confirmedLookalike of [undefined, OWN]) {
    const sending = sendToken(kit, { ...transfer, confirmedLookalike })
    await expect(sending).rejects.toMatchObject({ code: 'send/lookalike', lookalike: BOB })
  }
  expect(asked('sendTransaction')).toEqual([])
  await sendToken(kit, { ...transfer, confirmedLookalike: BOB })
  await settled()
  await sendToken(kit, transfer)
  expect(asked('sendTransaction')).toHaveLength(2)
})

test('R-SEND-125 an address of the history that shows the same as another one of it is asked about, whatever came from it', async () => {
  const { fillIn, send } = await knowing([
    transaction('1', { sentTo: BOB, transfers: [coins('ETH', '0.5', 'out')] }),
    transaction('2', { sentFrom: TWIN, sentTo: OWN, transfers: [coins('ETH', '0.000001', 'in')] }),
    transaction('3', { sentFrom: OWN, sentTo: TWIN, transfers: [coins('ETH', '0.5', 'out')] }),
  ])
  await fillIn({ to: TWIN })
  expect(send()).toMatchObject({ lookalike: BOB, isLookalikeConfirmed: false })
})

const like = (start: string, end: string) => `0x${start}${'1'.repeat(32)}${end}`

test.each([
  ['the four digits at either end', like('b0b0', '0b0b'), true],
  ['no more than three digits in front', like('b0b1', '0b0b'), false],
  ['no more than three digits behind', like('b0b0', '1b0b'), false],
])('R-SEND-154 an address with %s of a known one is asked about, or not', async (_, to, isAsked) => {
  const { fillIn, send } = await knowing([transaction('1', { sentTo: BOB, transfers: [coins('ETH', '0.5', 'out')] })])
  await fillIn({ to })
  expect(send()).toMatchObject({ receiverStatus: 'valid', lookalike: isAsked ? BOB : undefined })
})

test('R-SEND-125 who was sent to is not forgotten for a twin in the history', async () => {
  const { kit, fillIn, send } = await knowing([
    transaction('1', { sentFrom: TWIN, sentTo: OWN, transfers: [coins('ETH', '0.000001', 'in')] }),
  ])
  await fillIn({ to: BOB })
  confirmLookalike(kit)
  await sendToken(kit)
  await settled()
  await fillIn({ to: TWIN })
  expect(send().lookalike).toBe(BOB)
})

test('R-SEND-126 the contract of a token that the account has is warned of as a receiver', async () => {
  const { fillIn, send } = await setUpSend()
  await fillIn({ to: USDC_ADDRESS })
  expect(send()).toMatchObject({ receiverStatus: 'valid', warnings: ['program'] })
})

const sent = (id: string, minedAt: string, sentTo = BOB) =>
  transaction(id, { sentTo, minedAt, transfers: [coins('ETH', '0.5', 'out')] })
const DUST = coins('ETH', '0.000000000000000001', 'in')

test.each([
  ['dust from it', transaction('x', { sentFrom: TWIN, sentTo: OWN, transfers: [DUST] })],
  [
    'dust of it that a stranger moved',
    transaction('x', { sentFrom: TWIN, sentTo: TWIN, transfers: [coins('ETH', '5', 'out')] }),
  ],
  ['a transfer of 0 to it', transaction('x', { sentTo: TWIN, transfers: [coins('USDC', '0.000', 'out')] })],
  ['a lure to it', transaction('x', { sentTo: TWIN, transfers: [coins('claim at usdc.example', '500', 'out')] })],
  [
    'dust to it',
    transaction('x', { sentTo: TWIN, transfers: [{ ...coins('ETH', '0.000001', 'out'), price: 3000, value: 0.003 }] }),
  ],
  [
    'a failed transfer to it',
    transaction('x', { sentTo: TWIN, status: 'failed', transfers: [coins('ETH', '5', 'out')] }),
  ],
])('R-SEND-125 keeps the friend usable and asks about the twin when the history has %s', async (_, poison) => {
  const { kit, fillIn, send } = await knowing([poison, sent('friend', '2026-01-01T00:00:00Z')])
  await fillIn({ to: TWIN })
  expect(send()).toMatchObject({ lookalike: BOB, isLookalikeConfirmed: false })
  await fillIn({ to: BOB })
  expect(send().lookalike).toBeUndefined()
  await sendToken(kit)
})

test('R-SEND-125 keeps the friend usable when the twin was sent to later', async () => {
  const { kit, fillIn, send } = await knowing([
    sent('mistake', '2026-02-01T00:00:00Z', TWIN),
    sent('friend', '2026-01-01T00:00:00Z'),
  ])
  await fillIn({ to: TWIN })
  expect(send().lookalike).toBe(BOB)
  confirmLookalike(kit)
  await sendToken(kit)
  await settled()
  await fillIn({ to: BOB, token: ETH })
  expect(send().lookalike).toBeUndefined()
})
