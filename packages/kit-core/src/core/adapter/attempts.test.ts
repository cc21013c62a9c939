import { createAttempts } from '../../adapter.js'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A wallet that is asked, and answers when it is told to. */
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

test('R-CONN-116 who asks for what is being asked for already waits for the same answer', async () => {
  const { asked, undone, attempt } = wallet()
  const connect = createAttempts<string>()
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

test('R-CONN-116 a yes that comes when nobody waits any more is taken back', async () => {
  const { asked, undone, attempt } = wallet()
  const connect = createAttempts<string>()
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
  ['had a yes', (newer: { yes: (value: string) => void }) => newer.yes('new'), []],
  ['was refused', (newer: { no: (error: Error) => void }) => newer.no(new Error('no')), ['late']],
])('R-CONN-116 a late yes while a newer try %s', async (_, end, expected) => {
  const { asked, undone, attempt } = wallet()
  const connect = createAttempts<string>()
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

test('R-CONN-260 a try that begins while a late yes is being taken back asks the wallet after that', async () => {
  const { asked, attempt } = wallet()
  let isUndone = () => {}
  const slow = new Promise<void>((resolve) => {
    isUndone = resolve
  })
  const connect = createAttempts<string>()
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
  ['is given up before it', true, () => {}, false],
  ['is given up after it', false, () => {}, true],
  ['is refused after it', false, (newer: { no: (error: Error) => void }) => newer.no(new Error('no')), false],
])('R-CONN-262 a late yes is taken back where the newer try %s', async (_, isFirst, end, isLast) => {
  const { asked, undone, attempt } = wallet()
  const connect = createAttempts<string>()
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
