/**
 * What a person typed as an amount, as plain decimal text.
 *
 * In      text   as typed: blanks around it, idle zeros, a point or one comma as the decimal mark; half-way: `5.`, `.5`
 * Out     `1.5`, without idle zeros; undefined when it is no amount, or one that two people would read differently: `1,234`
 * Source  security design §8 (amounts)
 */

/** No amount of any token takes more. */
const LONGEST_AMOUNT = 400

/** A comma that may stand between thousands. */
const MAY_GROUP = /^[1-9]\d{0,2},\d{3}$/

/** Reads an amount. */
export function readAmount(text: string): string | undefined {
  const typed = text.trim()
  if (typed.length > LONGEST_AMOUNT || MAY_GROUP.test(typed)) return undefined
  const [, whole = '', fraction = ''] = /^(\d*)(?:[.,](\d*))?$/.exec(typed) ?? []
  if (whole === '' && fraction === '') return undefined
  const kept = fraction.replace(/0+$/, '')
  return `${whole.replace(/^0+/, '') || '0'}${kept && `.${kept}`}`
}
