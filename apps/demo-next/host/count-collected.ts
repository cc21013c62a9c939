/** Stands for the analytics of an app: counts what the kit hands over, in `<html data-collected>`. */
export function countCollected(): void {
  const { dataset } = document.documentElement
  dataset.collected = String(Number(dataset.collected ?? 0) + 1)
}
