import { createApprovals } from './approvals.js'
import type { CardRequest } from './card/card.js'

const request = (title: string): CardRequest => ({
  review: { title, action: 'Sign', lines: [], warnings: [] },
  origin: 'https://okay.example',
  claimedName: undefined,
  account: '0x',
  network: 'Ethereum',
})

function setup() {
  const log: string[] = []
  const decide = new Map<string, (isApproved: boolean) => void>()
  const approvals = createApprovals(
    async () =>
      ({ review: { title } }, onDecision) => {
        decide.set(title, onDecision)
        return () => log.push(`gone ${title}`)
      },
    (isShown) => log.push(isShown ? 'shown' : 'hidden'),
  )
  const run = (title: string, signal = new AbortController().signal) =>
    approvals
      .run(signal, async (ask) => {
        log.push(`prepared ${title}`)
        await ask(request(title))
        return `${title} approved`
      })
      .catch((error: Error) => `${title} ${error.message}`)
  return { log, decide, run, settled: () => new Promise(setImmediate) }
}

test('R-FRAME-42 prepares the next request only after the decision about the one on screen', async () => {
  const { log, decide, run, settled } = setup()
  const first = run('a')
  const second = run('b')
  await settled()
  expect(log).toEqual(['prepared a', 'shown'])
  decide.get('a')?.(false)
  expect(await first).toBe('a Request was aborted')
  await settled()
  expect(log).toEqual(['prepared a', 'shown', 'gone a', 'hidden', 'prepared b', 'shown'])
  decide.get('b')?.(true)
  expect(await second).toBe('b approved')
})

test('R-FRAME-41 removes a shown or queued request when the page cancels it', async () => {
  const { log, decide, run, settled } = setup()
  const [endA, endB] = [new AbortController(), new AbortController()]
  const first = run('a', endA.signal)
  const second = run('b', endB.signal)
  await settled()
  endB.abort()
  expect(await second).toBe('b Request was aborted')
  expect(log).toEqual(['prepared a', 'shown'])
  endA.abort()
  expect(await first).toBe('a Request was aborted')
  expect(log).toEqual(['prepared a', 'shown', 'gone a', 'hidden'])
  decide.get('a')?.(true)
  expect(await run('c', AbortSignal.abort())).toBe('c Request was aborted')
  await settled()
  expect(log).not.toContain('prepared b')
  expect(log).not.toContain('prepared c')
})
