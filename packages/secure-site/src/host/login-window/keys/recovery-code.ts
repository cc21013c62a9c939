/**
 * Recovery codes: 128 random bits that a person can write down and type.
 *
 * Out     28 letters and digits in groups of four; the last 12 bits are a checksum, so that most typing errors are noticed before the
 *         code is tried
 *         `parseRecoveryCode` takes any case, spaces and hyphens, and reads O as 0, I and L as 1; undefined for a wrong checksum
 * Source  R-FRAME-111; base 32 of Crockford
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_BYTES = 16
const CODE_LENGTH = 28
const GROUP = /.{4}/g
const BITS = 5n
const CHECK_BITS = 12n

/** Creates a recovery code. */
export async function createRecoveryCode(): Promise<string> {
  return formatRecoveryCode(crypto.getRandomValues(new Uint8Array(CODE_BYTES)))
}

/** Formats the bytes of a code. */
export async function formatRecoveryCode(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  let value = (toNumber(bytes) << CHECK_BITS) | (await computeCheck(bytes))
  let text = ''
  for (let index = 0; index < CODE_LENGTH; index += 1) {
    text = `${ALPHABET[Number(value & 31n)]}${text}`
    value >>= BITS
  }
  return text.match(GROUP)?.join('-') ?? ''
}

/** Parses a typed code into its bytes. */
export async function parseRecoveryCode(text: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const typed = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (typed.length !== CODE_LENGTH || [...typed].some((letter) => !ALPHABET.includes(letter))) return undefined
  const value = [...typed].reduce((sum, letter) => (sum << BITS) | BigInt(ALPHABET.indexOf(letter)), 0n)
  const bytes = new Uint8Array(CODE_BYTES)
  let rest = value >> CHECK_BITS
  for (let index = CODE_BYTES - 1; index >= 0; index -= 1) {
    bytes[index] = Number(rest & 255n)
    rest >>= 8n
  }
  return (value & ((1n << CHECK_BITS) - 1n)) === (await computeCheck(bytes)) ? bytes : undefined
}

/** Derives the secret of the slot `code` from a code's bytes: 32 bytes. */
export async function toCodeSecret(bytes: Uint8Array): Promise<Uint8Array> {
  return hash('bowline recovery code', bytes)
}

async function computeCheck(bytes: Uint8Array): Promise<bigint> {
  return toNumber((await hash('bowline recovery code checksum', bytes)).subarray(0, 2)) >> 4n
}

const toNumber = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

async function hash(purpose: string, bytes: Uint8Array): Promise<Uint8Array> {
  const text = new TextEncoder().encode(purpose)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.of(...text, ...bytes)))
}
