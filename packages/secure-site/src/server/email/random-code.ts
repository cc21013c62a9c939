const CODES = 1_000_000
const LIMIT = Math.floor(0x1_0000_0000 / CODES) * CODES

/** Returns a random one-time code for an email: six ASCII digits, uniformly distributed. */
export function randomCode(): string {
  const [number = LIMIT] = crypto.getRandomValues(new Uint32Array(1))
  return number < LIMIT ? String(number % CODES).padStart(6, '0') : randomCode()
}
