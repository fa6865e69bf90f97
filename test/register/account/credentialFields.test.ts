/** @jest-environment node */
import { fieldErrorLabel } from '../../../src/register/account/credentialFields'

test("[REG-FRM-11] the label of a field's error is the field's id with _error_ instead of _input_", () => {
  expect(fieldErrorLabel('registerframe_input_passwd')).toBe('registerframe_error_passwd')
})
