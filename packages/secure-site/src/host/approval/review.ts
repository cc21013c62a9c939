/** What a line of a review is, so that the card can set it: an address whole and in groups, an amount in even figures. */
export type ReviewLine = {
  readonly label: string
  readonly value: string
  readonly as: 'text' | 'address' | 'amount' | 'code'
}

/** Something that a visitor says they have read before they may approve. */
export type ReviewWarning = { readonly id: string; readonly text: string }

/** What will be signed, in words; computed from the very bytes that are hashed. */
export type Review = {
  readonly title: string
  /** What the button that approves says. */
  readonly action: 'Sign' | 'Send'
  readonly lines: readonly ReviewLine[]
  /** The text of a message, its line breaks kept. */
  readonly text?: string
  /** What the lines were read from, folded away. */
  readonly details?: string
  readonly warnings: readonly ReviewWarning[]
}

/** One thing that a rule looks at, and what it says about it. */
export type ReviewRule<Subject> = (subject: Subject) => ReviewWarning | undefined

/** All that the rules say about a subject, in their order. */
export function warningsOf<Subject>(subject: Subject, rules: readonly ReviewRule<Subject>[]): readonly ReviewWarning[] {
  return rules.flatMap((rule) => rule(subject) ?? [])
}
