// @ts-check
/**
 * Divides the main thread's time of a trace into phases: what an event does itself, without the events inside it.
 *
 * In      trace events
 * Out     phase → milliseconds; `other` is what no listed event covers, within tasks
 */

/** @type {Readonly<Record<string, string>>} */
const PHASES = {
  'v8.compile': 'compile',
  'V8.CompileCode': 'compile',
  'v8.compileModule': 'compile',
  'V8.CompileIgnition': 'compile',
  'v8.produceCache': 'compile',
  'v8.evaluateModule': 'module start',
  EvaluateScript: 'module start',
  FunctionCall: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  RunMicrotasks: 'script',
  'v8.callFunction': 'script',
  UpdateLayoutTree: 'style',
  RecalculateStyles: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  IntersectionObserverController: 'observers',
  'IntersectionObserverController::computeIntersections': 'observers',
  ResizeObserverController: 'observers',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayerTree: 'paint',
  MajorGC: 'garbage collection',
  MinorGC: 'garbage collection',
  ParseHTML: 'parse HTML',
  RunTask: 'other',
}

/** @param {readonly import('./record.mjs').TraceEvent[]} events @returns {ReadonlyMap<string, number>} */
export function phasesOf(events) {
  const main = mainThread(events)
  const timed = events
    .filter(({ ph, pid, tid, dur }) => ph === 'X' && dur !== undefined && pid === main.pid && tid === main.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  /** @type {Map<string, number>} */
  const phases = new Map()
  const add = (/** @type {string} */ phase, /** @type {number} */ microseconds) =>
    phases.set(phase, (phases.get(phase) ?? 0) + microseconds / 1000)
  /** @type {{ end: number, phase: string }[]} */
  const open = []
  for (const { name, ts, dur = 0 } of timed) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop()
    const outer = open.at(-1)
    const phase = PHASES[name] ?? outer?.phase
    if (phase === undefined) continue
    if (outer) add(outer.phase, -dur)
    add(phase, dur)
    open.push({ end: ts + dur, phase })
  }
  return phases
}

/** The page's main thread. @param {readonly import('./record.mjs').TraceEvent[]} events */
export function mainThread(events) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const busy = (/** @type {{ pid: number, tid: number }} */ thread) =>
    events.reduce((count, { pid, tid }) => count + Number(pid === thread.pid && tid === thread.tid), 0)
  const [first] = [...threads].sort((a, b) => busy(b) - busy(a))
  if (first === undefined) throw new Error('The trace has no main thread')
  return { pid: first.pid, tid: first.tid }
}
