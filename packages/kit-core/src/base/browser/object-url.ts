/** Creates a URL for in-memory bytes. Valid until `revokeObjectUrl`. */
export function createObjectUrl(blob: Blob): string {
  return URL.createObjectURL(blob)
}

/** Revokes an object URL. An image that still shows it goes blank. */
export function revokeObjectUrl(url: string): void {
  URL.revokeObjectURL(url)
}
