// @ts-check
/** Helpers for adapter tests of every chain. See `fixtures.d.mts`. */

/** @type {typeof import('./fixtures.d.mts').never} */
export const never = new AbortController().signal

/** It only ends endless waits. */
const WAIT_MS = 120_000
/** Turns of the event loop without a request, after which what arrived has been handled. */
const QUIET_TURNS = 5
const TURN_MS = 5

/** @type {typeof import('./fixtures.d.mts').until} */
export async function until(condition) {
  for (let turn = 0; turn < WAIT_MS / TURN_MS; turn++) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, TURN_MS))
  }
  throw new Error('The condition did not come true')
}

/** @type {typeof import('./fixtures.d.mts').passTurns} */
export async function passTurns() {
  for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** @type {typeof import('./fixtures.d.mts').skipTime} */
export async function skipTime(run) {
  let isOver = false
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  try {
    const work = run().finally(() => {
      isOver = true
    })
    while (!isOver) await jest.advanceTimersToNextTimerAsync()
    return await work
  } finally {
    jest.useRealTimers()
  }
}

/** @type {typeof import('./fixtures.d.mts').ofType} */
export const ofType = (events, type) => events.filter((event) => event.type === type)

/** @type {typeof import('./fixtures.d.mts').createPerson} */
export function createPerson() {
  /** @type {ReturnType<typeof import('./fixtures.d.mts').createPerson>['person']} */
  const person = { say: true, prompts: [] }
  return {
    person,
    async approve(request) {
      person.prompts.push(request)
      return typeof person.say === 'boolean' ? person.say : person.say(request)
    },
  }
}

/** @type {typeof import('./fixtures.d.mts').skipWaits} */
export function skipWaits() {
  const { fetch, setImmediate } = globalThis
  let onTheWay = 0
  let isOn = false
  async function moveTime() {
    for (let quiet = 0; isOn; ) {
      await new Promise((resolve) => setImmediate(resolve))
      quiet = onTheWay === 0 ? quiet + 1 : 0
      if (!isOn || quiet < QUIET_TURNS) continue
      jest.advanceTimersToNextTimer()
      quiet = 0
    }
  }
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] })
    globalThis.fetch = async (input, init) => {
      onTheWay += 1
      try {
        const response = await fetch(input, init)
        return new Response(await response.arrayBuffer(), response)
      } finally {
        onTheWay -= 1
      }
    }
    isOn = true
    void moveTime()
  })
  afterEach(() => {
    isOn = false
    globalThis.fetch = fetch
    jest.useRealTimers()
  })
}
