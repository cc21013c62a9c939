/**
 * The five colors of an account's generated avatar.
 *
 * In      address   address in any namespace
 * Out     five `rgb()` colors: a base color derived from the address, then 15, 30, 45 and 60 percent closer to white
 * Source  R-CONST-26, R-ACCT-57: derived from the first six hex characters of the address
 */
const STEPS = [0, 15, 30, 45, 60]

/** Colors for an address, darkest first. */
export function getAvatarTints(address: string): readonly string[] {
  const digits = (address.replace(/^0x/i, '').match(/[0-9a-f]/gi) ?? []).slice(0, 6).join('').padEnd(6, '0')
  const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  return STEPS.map(
    (step) => `rgb(${channels.map((channel) => Math.round(channel + ((255 - channel) * step) / 100)).join(' ')})`,
  )
}
