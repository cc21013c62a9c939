/** Whether two decimal texts are the same amount: `19.9` and `19.90` are. False without the first. */
export function isSameAmount(one: string | undefined, other: string): boolean {
  return one !== undefined && withoutZeros(one) === withoutZeros(other)
}

function withoutZeros(amount: string): string {
  return amount
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
}
