import * as z from 'zod/mini'

/** The longest name, symbol or id of a record. */
export const MAX_TEXT_LENGTH = 256

/** The longest address of the web. */
export const MAX_LINK_LENGTH = 2_048

/** A short text that may be empty. */
export const textSchema: z.ZodMiniType<string> = z.string().check(z.maxLength(MAX_TEXT_LENGTH))

/** A short text that says something, such as an id. */
export const filledTextSchema: z.ZodMiniType<string> = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH))

/** A text for people; what does not fit is the empty text, for which a view has words of its own. */
export const labelSchema: z.ZodMiniType<string> = z.catch(textSchema, '')

/** The address of an image or of a page, as text; what does not fit is the empty text. Its opener judges it. */
export const linkSchema: z.ZodMiniType<string> = z.catch(z.string().check(z.maxLength(MAX_LINK_LENGTH)), '')
