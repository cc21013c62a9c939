/**
 * The five tints of an account's generated picture.
 *
 * In      address   of any namespace
 * Out     five `rgb()` colours: the address's own, then 15, 30, 45 and 60 percent on the way to white
 * Source  R-CONST-26, R-ACCT-57: from the first six hex characters of the address
 */
const STEPS = [0, 15, 30, 45, 60]

/** The tints of an address, darkest first. */
export function avatarTints(address: string): readonly string[] {
  const digits = (address.replace(/^0x/i, '').match(/[0-9a-f]/gi) ?? []).slice(0, 6).join('').padEnd(6, '0')
  const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  return STEPS.map(
    (step) => `rgb(${channels.map((channel) => Math.round(channel + ((255 - channel) * step) / 100)).join(' ')})`,
  )
}
