/** `sessionStorage` key of the marks of this tab's history entries. */
export const HISTORY_MARKS = '@bowline/history_marks'

/** Whether the modal has added an entry to the history of this tab. */
export function hasHistoryMarks(): boolean {
  try {
    return sessionStorage.getItem(HISTORY_MARKS) !== null
  } catch {
    // Without storage, marks of earlier pages are unknown.
    return false
  }
}
