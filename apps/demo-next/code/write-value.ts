/**
 * Formats plain data as TypeScript source.
 *
 * In      value   texts, numbers, booleans, lists and records of them
 *         indent  of the surrounding line
 * Out     source; short lists on one line, records one entry a line
 */
export function writeValue(value: unknown, indent = 0): string {
  if (typeof value === 'string') return writeText(value)
  if (Array.isArray(value)) return `[${value.map((item) => writeValue(item, indent)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  if (entries.length === 0) return '{}'
  const pad = ' '.repeat(indent + 2)
  const lines = entries.map(([key, item]) => `${pad}${writeKey(key)}: ${writeValue(item, indent + 2)},\n`)
  return `{\n${lines.join('')}${' '.repeat(indent)}}`
}

function writeKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : writeText(key)
}

function writeText(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}
