/** Where the marks of this tab's history entries are kept. */
export const HISTORY_MARKS = '@bowline/history_marks'

/** Whether the modal has added an entry to the history of this tab. */
export function hasHistoryMarks(): boolean {
  try {
    return sessionStorage.getItem(HISTORY_MARKS) !== null
  } catch {
    // Where storage is blocked nothing is known of earlier pages.
    return false
  }
}
