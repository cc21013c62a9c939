/** Fallback delay in ms: browsers paint no frames in background tabs. */
const PAINT_TIMEOUT_MS = 100

/** Runs the task once the next frame is on screen. Returns a cancel function. */
export function whenPainted(task: () => void): () => void {
  let timer = setTimeout(task, PAINT_TIMEOUT_MS)
  // Animation callbacks run before a frame is painted; those of the frame after it run once it is on screen.
  let frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    frame = requestAnimationFrame(() => {
      timer = setTimeout(task)
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
