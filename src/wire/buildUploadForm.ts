import type { UploadRequest } from './sendUpload'

/** What a form posts: text fields and files. */
interface UploadForm extends Pick<UploadRequest<unknown>, 'fields' | 'fileField' | 'files'> {
  readonly action: string
  /** Name of the frame that gets the answer. */
  readonly target: string
  /** The input in which a person chose exactly these files, for browsers where a script can't fill one. */
  readonly input?: HTMLInputElement | undefined
}

/** Builds a form that posts files without the file APIs of requests; undefined where no input can be brought to carry them. */
export function buildUploadForm({ action, target, fields, fileField, files, input }: UploadForm): HTMLFormElement | undefined {
  const fileInput = filledInput(files) ?? (holdsExactly(input, files) ? input : undefined)
  if (!fileInput) return undefined
  const form = document.createElement('form')
  Object.assign(form, { action, target, method: 'post', enctype: 'multipart/form-data', acceptCharset: 'UTF-8' })
  for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  fileInput.name = fileField
  form.append(fileInput)
  return form
}

function filledInput(files: readonly File[]): HTMLInputElement | undefined {
  try {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true })
    input.files = transfer.files
    return holdsExactly(input, files) ? input : undefined
  } catch {
    // Older browsers know DataTransfer only from a drop.
    return undefined
  }
}

function holdsExactly(input: HTMLInputElement | undefined, files: readonly File[]): boolean {
  const held = [...(input?.files ?? [])]
  return held.length === files.length && held.every(({ name, size }, index) => name === files[index]?.name && size === files[index].size)
}
