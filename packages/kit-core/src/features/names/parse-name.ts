/**
 * What of a typed text is the name.
 *
 * In      text      as typed, with a suffix or without
 * Out     readName  in lower case, without suffixes
 *         validateName  why it cannot be a name; undefined where it can
 * Source  spec R-NAME-04 to 08
 */
import { NAME_SUFFIX, NAME_SUFFIX_LEGACY } from '../../brand.js'
import { NameCharactersError, NameTooShortError } from './errors.js'

const NAME = /^[a-zA-Z0-9-]{4,}$/
const CHARACTERS = /^[a-zA-Z0-9-]*$/

/** The name of a text. */
export function parseName(text: string): string {
  let name = text.trim().toLowerCase()
  for (;;) {
    const suffix = [NAME_SUFFIX, NAME_SUFFIX_LEGACY].find((end) => name.endsWith(end))
    if (suffix === undefined) return name
    name = name.slice(0, -suffix.length)
  }
}

/** The name as it is registered. */
export function toFullName(name: string): string {
  return `${name}${NAME_SUFFIX}`
}

/** Why a name cannot be one. */
export function validateName(name: string): NameTooShortError | NameCharactersError | undefined {
  if (NAME.test(name)) return undefined
  return CHARACTERS.test(name) ? new NameTooShortError() : new NameCharactersError()
}
