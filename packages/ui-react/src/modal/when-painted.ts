/** Fallback delay in ms: browsers paint no frames in background tabs. */
const PAINT_TIMEOUT_MS = 100

/** Runs the task after the next frame is painted. Returns a cancel function. */
export function whenPainted(task: () => void): () => void {
  let timer = setTimeout(task, PAINT_TIMEOUT_MS)
  // The browser paints the frame after its animation callbacks, so the task runs in a timer.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
