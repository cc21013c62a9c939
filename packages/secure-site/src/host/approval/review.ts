/** A line of a review. `as` sets its layout: an address in full and in groups, an amount in tabular digits. */
export type ReviewLine = {
  readonly label: string
  readonly value: string
  readonly as: 'text' | 'address' | 'amount' | 'code'
}

/** A warning that the user must tick before approving. */
export type ReviewWarning = { readonly id: string; readonly text: string }

/** What the approval card shows of a request. Computed from the exact bytes that are hashed. */
export type Review = {
  readonly title: string
  /** Label of the approve button. */
  readonly action: 'Sign' | 'Send' | 'Change email'
  readonly lines: readonly ReviewLine[]
  /** The text of a message, with its line breaks. */
  readonly text?: string
  /** The raw data of the review, collapsed by default. */
  readonly details?: string
  readonly warnings: readonly ReviewWarning[]
}

/** Returns a warning when the subject matches the rule. */
export type ReviewRule<Subject> = (subject: Subject) => ReviewWarning | undefined

/** Applies all rules to a subject and returns their warnings in order. */
export function getWarnings<Subject>(
  subject: Subject,
  rules: readonly ReviewRule<Subject>[],
): readonly ReviewWarning[] {
  return rules.flatMap((rule) => rule(subject) ?? [])
}
