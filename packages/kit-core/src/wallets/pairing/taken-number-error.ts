/** A request drew the number of one that was sent before it. */
export class TakenNumberError extends Error {
  override readonly name = 'TakenNumberError'
}
