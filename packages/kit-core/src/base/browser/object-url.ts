/** An address of bytes in memory, until it is given back. */
export function objectUrl(blob: Blob): string {
  return URL.createObjectURL(blob)
}

/** Gives the address back; an image that still shows it would go blank. */
export function revokeObjectUrl(url: string): void {
  URL.revokeObjectURL(url)
}
