/** Every label of the voucher window. */
export const voucherLabels = ['register_voucher_heading', 'register_voucher_text', 'register_voucher_field', 'register_voucher_missing', 'register_voucher_failed', 'register_voucher_submit'] as const
