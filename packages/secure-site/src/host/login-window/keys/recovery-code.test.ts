import { createRecoveryCode, formatRecoveryCode, parseRecoveryCode, toCodeSecret } from './recovery-code.js'

test('R-FRAME-111 makes codes of 128 random bits in groups of four', async () => {
  const codes = await Promise.all(Array.from({ length: 200 }, createRecoveryCode))
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(codes).size).toBe(codes.length)
  for (const fill of [0, 255]) {
    const bytes = new Uint8Array(16).fill(fill)
    expect(await parseRecoveryCode(await formatRecoveryCode(bytes))).toEqual(bytes)
  }
})

test('R-FRAME-111 reads a code as people type it', async () => {
  const code = await formatRecoveryCode(Uint8Array.from({ length: 16 }, (_, index) => index * 11))
  const bytes = await parseRecoveryCode(code)
  expect(bytes).toHaveLength(16)
  const typed = [
    code.toLowerCase(),
    code.replaceAll('-', ''),
    ` ${code.replaceAll('-', ' ')}\n`,
    code.replaceAll('0', 'o').replaceAll('1', 'l'),
  ]
  for (const text of typed) expect(await parseRecoveryCode(text)).toEqual(bytes)
})

test('R-FRAME-111 notices typing errors, and text that is no code', async () => {
  const code = await createRecoveryCode()
  for (const text of ['', 'code', `${code}0`, code.slice(1), code.replace(/.$/, 'U'), '💰'.repeat(28)])
    expect(await parseRecoveryCode(text)).toBeUndefined()
  const letters = [...code]
  let noticed = 0
  for (const [index, letter] of letters.entries()) {
    if (letter === '-') continue
    const wrong = letters.with?.(index, letter === '7' ? '8' : '7') ?? letters
    if ((await parseRecoveryCode(wrong.join(''))) === undefined) noticed += 1
  }
  // A single wrong letter passes with a probability of 1 in 4,096.
  expect(noticed).toBeGreaterThanOrEqual(27)
})

test('R-FRAME-111 derives 32 bytes that differ from the code', async () => {
  const [first, second] = [await toCodeSecret(new Uint8Array(16)), await toCodeSecret(new Uint8Array(16).fill(1))]
  expect([first.length, second.length]).toEqual([32, 32])
  expect(first).not.toEqual(second)
})
