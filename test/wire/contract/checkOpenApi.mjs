import { Validator } from '@seriousme/openapi-schema-validator'

/**
 * Returns the errors of an OpenAPI file, by the schema of its version; empty if it is valid.
 *
 * @param {string} file the file's path
 */
export async function checkOpenApi(file) {
  const { valid, errors = [] } = await new Validator().validate(file)
  return valid ? [] : [errors].flat()
}
