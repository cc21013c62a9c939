/** The icon of a sandbox wallet as a data image, the only kind that an announced wallet may have. */
export function walletIcon(ground: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/><path d="M16 40c4-14 28-14 32 0M22 44h20M32 18v12" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
