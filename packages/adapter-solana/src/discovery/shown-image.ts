const MAX_DATA_IMAGE_LENGTH = 64 * 1024

/** Whether a value is an image carried in its own text and small enough to keep. */
export function isOwnImage(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= MAX_DATA_IMAGE_LENGTH && /^data:image\/[a-z0-9.+-]+[;,]/i.test(value)
  )
}
