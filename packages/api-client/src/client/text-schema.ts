import * as v from 'valibot'
import { lenient } from './lenient.js'

/** Maximum length of a name, symbol or id. */
const MAX_TEXT_LENGTH = 256

/** Maximum length of a web page's URL. */
export const MAX_LINK_LENGTH = 2_048

/** Maximum length of an image URL, which may contain the image as data. */
export const MAX_IMAGE_LINK_LENGTH = 65_536

/** A short text that may be empty. */
export const textSchema: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))

/** A short text that is not empty, such as an id. */
export const filledTextSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_TEXT_LENGTH),
)

/** A text for users. An invalid value becomes empty, and views then show their own text. */
export const labelSchema: v.GenericSchema<unknown, string> = lenient(textSchema, '')

/** An image URL as text, to be checked before use. An invalid value becomes empty. */
export const imageLinkSchema: v.GenericSchema<unknown, string> = lenient(
  v.pipe(v.string(), v.maxLength(MAX_IMAGE_LINK_LENGTH)),
  '',
)
