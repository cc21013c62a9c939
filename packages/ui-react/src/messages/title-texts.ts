import type { ENGLISH_TITLES } from './en-titles.js'
import type { Message } from './message.js'

/** Some headings of views in another language. */
export type TitleTexts = Readonly<Partial<Record<keyof typeof ENGLISH_TITLES, Message>>>
