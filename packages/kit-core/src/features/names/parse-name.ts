/**
 * Parses and validates the names that users register.
 *
 * Source  spec R-NAME-04 to 08
 */
import { NAME_SUFFIX, NAME_SUFFIX_LEGACY } from '../../brand.js'
import { NameCharactersError, NameTooShortError } from './errors.js'

const NAME = /^[a-zA-Z0-9-]{4,}$/
const CHARACTERS = /^[a-zA-Z0-9-]*$/

/** Extracts the name from typed text: trims, lowercases and removes the present and the former suffix. */
export function parseName(text: string): string {
  let name = text.trim().toLowerCase()
  for (;;) {
    const suffix = [NAME_SUFFIX, NAME_SUFFIX_LEGACY].find((end) => name.endsWith(end))
    if (suffix === undefined) return name
    name = name.slice(0, -suffix.length)
  }
}

/** The registered form of a name, with its suffix. */
export function toFullName(name: string): string {
  return `${name}${NAME_SUFFIX}`
}

/** Returns the error of an invalid name without suffix; undefined if valid: at least 4 letters, digits or hyphens. */
export function validateName(name: string): NameTooShortError | NameCharactersError | undefined {
  if (NAME.test(name)) return undefined
  return CHARACTERS.test(name) ? new NameTooShortError() : new NameCharactersError()
}
