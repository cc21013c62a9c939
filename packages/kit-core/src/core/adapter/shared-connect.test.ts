import { createSharedConnect } from '../../adapter.js'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A wallet that records requests and responds when the test says so. */
function wallet() {
  const asked: { yes: (value: string) => void; no: (error: Error) => void; signal: AbortSignal }[] = []
  const undone: string[] = []
  const attempt = {
    key: 'wallet',
    begin: (signal: AbortSignal) =>
      new Promise<string>((yes, no) => {
        asked.push({ yes, no, signal })
      }),
    undo: async (value: string) => void undone.push(value),
  }
  return { asked, undone, attempt }
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error: { code: unknown }) => error.code,
  )

test('R-CONN-116 shares the response of an open request with callers that request the same', async () => {
  const { asked, undone, attempt } = wallet()
  const connect = createSharedConnect<string>()
  const [first, second] = [new AbortController(), new AbortController()]
  const answers = [codeOf(connect(attempt, first.signal)), codeOf(connect(attempt, second.signal))]
  expect(asked).toHaveLength(1)
  first.abort()
  expect(asked[0]?.signal.aborted).toBe(false)
  asked[0]?.yes('yes')
  expect(await Promise.all(answers)).toEqual(['request/aborted', 'yes'])
  expect(undone).toEqual([])
  void connect(attempt, second.signal)
  expect(asked).toHaveLength(2)
})

test('R-CONN-116 undoes an approval that comes after every caller has left', async () => {
  const { asked, undone, attempt } = wallet()
  const connect = createSharedConnect<string>()
  const controller = new AbortController()
  const answer = codeOf(connect(attempt, controller.signal))
  controller.abort()
  expect(await answer).toBe('request/aborted')
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[0]?.yes('late')
  await settled()
  expect(undone).toEqual(['late'])
})

test.each([
  ['is open', () => {}, []],
  ['was approved', (newer: { yes: (value: string) => void }) => newer.yes('new'), []],
  ['was rejected', (newer: { no: (error: Error) => void }) => newer.no(new Error('no')), ['late']],
])('R-CONN-116 undoes a late approval only as expected while a newer attempt %s', async (_, end, expected) => {
  const { asked, undone, attempt } = wallet()
  const connect = createSharedConnect<string>()
  const controller = new AbortController()
  const given = codeOf(connect(attempt, controller.signal))
  controller.abort()
  await given
  const newer = codeOf(connect(attempt, new AbortController().signal))
  const second = asked[1]
  if (!second) throw new Error('The wallet was not asked again')
  end(second)
  await settled()
  asked[0]?.yes('late')
  await settled()
  expect(undone).toEqual(expected)
  second.yes('end')
  await newer
})

test('R-CONN-260 sends a new attempt to the wallet after the undo of a late approval has finished', async () => {
  const { asked, attempt } = wallet()
  let isUndone = () => {}
  const slow = new Promise<void>((resolve) => {
    isUndone = resolve
  })
  const connect = createSharedConnect<string>()
  const controller = new AbortController()
  const given = codeOf(connect({ ...attempt, undo: () => slow }, controller.signal))
  controller.abort()
  await given
  asked[0]?.yes('late')
  await settled()
  const newer = codeOf(connect(attempt, new AbortController().signal))
  await settled()
  expect(asked).toHaveLength(1)
  isUndone()
  await settled()
  asked[1]?.yes('new')
  expect(await newer).toBe('new')
})

test.each([
  ['is aborted before it', true, () => {}, false],
  ['is aborted after it', false, () => {}, true],
  ['is rejected after it', false, (newer: { no: (error: Error) => void }) => newer.no(new Error('no')), false],
])('R-CONN-262 undoes a late approval when the newer attempt %s', async (_, isFirst, end, isLast) => {
  const { asked, undone, attempt } = wallet()
  const connect = createSharedConnect<string>()
  const [first, second] = [new AbortController(), new AbortController()]
  const given = [codeOf(connect(attempt, first.signal))]
  first.abort()
  await settled()
  given.push(codeOf(connect(attempt, second.signal)))
  await settled()
  if (isFirst) second.abort()
  await settled()
  asked[0]?.yes('late')
  await settled()
  const newer = asked[1]
  if (newer) end(newer)
  if (isLast) second.abort()
  await settled()
  expect(undone).toEqual(['late'])
  await Promise.all(given)
})
