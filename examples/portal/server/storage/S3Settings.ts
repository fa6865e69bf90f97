/** Which bucket of an S3-compatible storage keeps the pictures. */
export interface S3Settings {
  /** Its address without the bucket, `https://…`. */
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}
