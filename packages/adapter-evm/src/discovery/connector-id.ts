/** Whether a value can be the id of a connector: short, of plain letters, and no key that every object has. */
export function isConnectorId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9._-]{1,128}$/.test(value) && !(value in Object.prototype)
}
