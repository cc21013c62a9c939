/** Plural forms of a text, selected by `count`. Every language has `other`. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** A text: plain, with `{name}` placeholders, or in plural forms. */
export type Message = string | PluralForms

/** Names of the placeholders in a text. */
export type PlaceholdersOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : Text extends { readonly other: infer Other }
    ? PlaceholdersOf<Other> | 'count'
    : never
