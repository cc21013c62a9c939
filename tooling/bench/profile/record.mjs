// @ts-check
/**
 * Records what a page's main thread does during one action.
 *
 * In      session   of the debugging protocol, of the page
 *         act       the action; resolves when its result is settled
 * Out     the trace events of the recorded time
 */

/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph       `X` for an event with a duration
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts       microseconds
 * @property {number} [dur]    microseconds
 * @property {string} [id]
 * @property {Record<string, any>} [args]
 */

const CATEGORIES = [
  'devtools.timeline',
  'v8.execute',
  'disabled-by-default-v8.compile',
  'disabled-by-default-v8.cpu_profiler',
  '__metadata',
]

/**
 * @param {import('@playwright/test').CDPSession} session
 * @param {() => Promise<unknown>} act
 * @returns {Promise<readonly TraceEvent[]>}
 */
export async function record(session, act) {
  /** @type {TraceEvent[]} */
  const events = []
  const collect = (/** @type {{ value: object[] }} */ { value }) => {
    for (const event of /** @type {any[]} */ (value)) events.push(event)
  }
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordUntilFull' },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}
