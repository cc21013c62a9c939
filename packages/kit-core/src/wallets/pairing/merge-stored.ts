/**
 * Merges a value that several tabs write: applies this tab's changes since its last read to what is stored now.
 *
 * In      base    as this tab last read or wrote it
 *         mine    as this tab has it now
 *         stored  as it is stored, perhaps by another tab
 * Out     records merged by key, lists of items with a topic, id or target by that; any other value is `mine`
 */
import { isRecord } from '../../base/validation/guard.js'

export function mergeStored(base: unknown, mine: unknown, stored: unknown): unknown {
  const [before, now, other] = [entriesOf(base), entriesOf(mine), entriesOf(stored)]
  if (!now || !other) return mine
  const merged = new Map(other)
  for (const [key, value] of now) if (!isSame(before?.get(key), value)) merged.set(key, value)
  for (const key of before?.keys() ?? []) if (!now.has(key)) merged.delete(key)
  return Array.isArray(mine) ? [...merged.values()] : Object.fromEntries(merged)
}

function entriesOf(value: unknown): Map<string, unknown> | undefined {
  if (Array.isArray(value)) {
    const keys = value.map(keyOf)
    return keys.every((key) => key !== undefined) ? new Map(value.map((item, i) => [keys[i] ?? '', item])) : undefined
  }
  return isRecord(value) ? new Map(Object.entries(value)) : undefined
}

function keyOf(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined
  const key = item.topic ?? item.id ?? item.target
  return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
