/** The id of the modal's history entry when it is the current one; the negative id at the entry under it; else 0. */
export function readHistoryMark(): number {
  const mark: unknown = history.state?.bowlineModal
  return typeof mark === 'number' ? mark : 0
}
