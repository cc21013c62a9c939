/** Replaces an app's analytics: counts the collected events in `<html data-collected>`. */
export function countCollected(): void {
  const { dataset } = document.documentElement
  dataset.collected = String(Number(dataset.collected ?? 0) + 1)
}
