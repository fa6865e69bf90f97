import { pictureXml } from '../../portals/pictureResponses'

/**
 * Runs an upload by a form in a hidden iframe. jsdom submits no forms, so this function sends the form's request and
 * shows the body of the response in the iframe: JSON and XML as the portal's typed XML, anything else as a page.
 */
export async function respondInFrame<Result>(upload: () => Promise<Result>): Promise<Result> {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const iframe = document.querySelector(`iframe[name="${this.target}"]`)!
    void fetch(this.action, { method: 'POST', body: bodyOf(this) })
      .then(response => response.text())
      .then(body => {
        Object.defineProperties(iframe, { contentDocument: { value: pageOf(body) }, contentWindow: { value: null } })
        iframe.dispatchEvent(new Event('load'))
      })
  })
  try {
    return await upload()
  } finally {
    submit.mockRestore()
  }
}

/** Returns a file input with a file. Redefines `files`, because a script can't set this property in jsdom. */
export function inputWith(file: File): HTMLInputElement {
  const input = Object.assign(document.createElement('input'), { type: 'file' })
  Object.defineProperty(input, 'files', { value: [file] })
  return input
}

function bodyOf(form: HTMLFormElement): FormData {
  const body = new FormData()
  for (const input of form.querySelectorAll('input'))
    if (input.type === 'file') for (const file of input.files ?? []) body.append(input.name, file)
    else body.append(input.name, input.value)
  return body
}

function pageOf(body: string): Document {
  if (body.startsWith('<?xml')) return new DOMParser().parseFromString(body, 'application/xml')
  try {
    const value: unknown = JSON.parse(body)
    return new DOMParser().parseFromString(pictureXml(value, Array.isArray(value)), 'application/xml')
  } catch {
    return new DOMParser().parseFromString(body, 'text/html')
  }
}
