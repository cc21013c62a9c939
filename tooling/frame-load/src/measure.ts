/** Measures requests: durations and statuses. */
export function createMeasure() {
  const durations: number[] = []
  const errors = new Map<string, number>()
  let interrupted = 0
  const startedMs = performance.now()

  return {
    /** Sends a request and measures it. A request that a kill cuts off is counted apart. */
    async send(request: Request, send: (request: Request) => Promise<Response>): Promise<Response> {
      const sentMs = performance.now()
      try {
        const response = await send(request)
        durations.push(performance.now() - sentMs)
        if (response.status >= 400) {
          const error = `${new URL(request.url).pathname} ${response.status}`
          errors.set(error, (errors.get(error) ?? 0) + 1)
        }
        return response
      } catch (error) {
        interrupted += 1
        throw error
      }
    },
    /** One row: requests, per second, p50, p99, errors, interrupted. */
    row(name: string): string {
      const seconds = (performance.now() - startedMs) / 1000
      const sorted = [...durations].sort((a, b) => a - b)
      const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`
      const failed = [...errors.values()].reduce((sum, count) => sum + count, 0)
      const cells = [name, sorted.length, (sorted.length / seconds).toFixed(0), at(0.5), at(0.99), failed, interrupted]
      return `${cells.join(' | ')}${failed > 0 ? `\n  ${[...errors].map((each) => each.join(': ')).join(', ')}` : ''}`
    },
    errors: () => [...errors.values()].reduce((sum, count) => sum + count, 0),
  }
}

/** A running measurement. */
export type Measure = ReturnType<typeof createMeasure>
