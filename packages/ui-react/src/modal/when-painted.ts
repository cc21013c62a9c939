/** Fallback delay in ms: browsers paint no frames in background tabs. */
const PAINT_TIMEOUT_MS = 100

/** Runs the task once the next frame is on screen. Returns a cancel function. */
export function whenPainted(task: () => void): () => void {
  let timer = setTimeout(task, PAINT_TIMEOUT_MS)
  // A frame is painted after its animation callbacks, so the one after it proves that it was.
  let frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(task, PAINT_TIMEOUT_MS)
    frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(task)
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
