/** An upload as it came in: its text fields and its files, unchecked but within the size limits. */
export interface ReceivedUpload {
  fields: Map<string, string>
  files: { fileName: string; content: Buffer }[]
}
